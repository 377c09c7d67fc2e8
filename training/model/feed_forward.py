"""Gated feed-forward, GELU gate (Shazeer 2020, GLU variants improve Transformer)."""

from torch import Tensor, nn
from torch.nn import functional as F

from model.config import EncoderConfig
from model.linear import Linear


class FeedForward(nn.Module):
    def __init__(self, config: EncoderConfig) -> None:
        super().__init__()
        self.inputs = Linear(config.width, 2 * config.feed_forward, parts=2)
        self.output = Linear(config.feed_forward, config.width, zero=True)

    def forward(self, x: Tensor) -> Tensor:
        gate, value = self.inputs(x).chunk(2, dim=-1)
        return self.output(F.gelu(gate) * value)
