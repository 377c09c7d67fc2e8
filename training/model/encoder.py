"""The encoder: embeddings, pre-norm blocks, final norm. Token ids in, one state per token out."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from model.attention import Attention
from model.config import EncoderConfig
from model.feed_forward import FeedForward
from model.linear import Norm
from model.rotary import angles


class Block(nn.Module):
    def __init__(self, config: EncoderConfig) -> None:
        super().__init__()
        self.attention_norm = Norm(config.width, config.norm_epsilon)
        self.attention = Attention(config)
        self.feed_forward_norm = Norm(config.width, config.norm_epsilon)
        self.feed_forward = FeedForward(config)

    def forward(self, x: Tensor, turns: tuple[Tensor, Tensor], mask: Tensor | None = None) -> Tensor:
        x = x + self.attention(self.attention_norm(x), turns, mask)
        return x + self.feed_forward(self.feed_forward_norm(x))


class Encoder(nn.Module):
    def __init__(self, config: EncoderConfig, dtype: torch.dtype = torch.float32) -> None:
        super().__init__()
        self.config = config
        self.dtype = dtype
        self.embedding = nn.Parameter(torch.randn(config.vocabulary, config.width) * 0.02)
        self.embedding_norm = Norm(config.width, config.norm_epsilon)
        self.blocks = nn.ModuleList(Block(config) for _ in range(config.layers))
        self.final_norm = Norm(config.width, config.norm_epsilon)

    def forward(self, ids: Tensor, mask: Tensor | None = None) -> Tensor:
        """ids: [batch, length]; mask: True where there is a token, or None when there is no padding."""
        config = self.config
        x = self.embedding_norm(F.embedding(ids, self.embedding)).to(self.dtype)
        turns = angles(ids.shape[1], config.head_width, config.rotary_base, ids.device)
        if mask is not None:
            mask = mask[:, None, None, :]
        for block in self.blocks:
            x = block(x, turns, mask)
        return self.final_norm(x)
