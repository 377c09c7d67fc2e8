"""Bidirectional self-attention with rotary positions and, by choice, normalised queries and keys.

Normalised queries and keys (Henry et al. 2020) bound the attention logits, which lets the rate be higher.
"""

from torch import Tensor, nn
from torch.nn import functional as F

from model.config import EncoderConfig
from model.linear import Linear, Norm
from model.rotary import rotate


class Attention(nn.Module):
    def __init__(self, config: EncoderConfig) -> None:
        super().__init__()
        self.shape = (3, config.heads, config.head_width)
        self.inputs = Linear(config.width, 3 * config.width, parts=3)
        self.output = Linear(config.width, config.width, zero=True)
        norm = (lambda: Norm(config.head_width, config.norm_epsilon)) if config.query_key_norm else nn.Identity
        self.query_norm, self.key_norm = norm(), norm()

    def forward(self, x: Tensor, turns: tuple[Tensor, Tensor], mask: Tensor | None = None) -> Tensor:
        split = self.inputs(x).unflatten(-1, self.shape)
        query, key, value = (part.transpose(1, 2) for part in split.unbind(2))
        query, key = rotate(self.query_norm(query), *turns), rotate(self.key_norm(key), *turns)
        mixed = F.scaled_dot_product_attention(query, key, value, attn_mask=mask)
        return self.output(mixed.transpose(1, 2).flatten(2))
