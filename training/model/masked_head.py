"""Masked-token prediction, computed at the masked positions only; the output matrix is the embedding."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from model.config import EncoderConfig
from model.encoder import Encoder
from model.gather import pick_rows
from model.linear import Linear, Norm


class MaskedTokenModel(nn.Module):
    def __init__(self, config: EncoderConfig, dtype: torch.dtype = torch.float32) -> None:
        super().__init__()
        self.encoder = Encoder(config, dtype)
        self.transform = Linear(config.width, config.width)
        self.norm = Norm(config.width, config.norm_epsilon)

    def forward(self, ids: Tensor, positions: Tensor, targets: Tensor) -> Tensor:
        """Mean cross-entropy; positions index the flattened batch, targets are the tokens that were there."""
        states = pick_rows(self.encoder(ids).flatten(0, 1), positions)
        states = self.norm(F.gelu(self.transform(states)))
        logits = F.linear(states, self.encoder.embedding.to(states.dtype))
        return F.cross_entropy(logits.float(), targets)
