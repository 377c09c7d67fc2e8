"""The encoder, seen layer by layer, with dropout that pretraining does without."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from model.encoder import Encoder
from model.rotary import angles


def layer_states(encoder: Encoder, ids: Tensor, mask: Tensor) -> list[Tensor]:
    """The residual stream after each block, not yet normalised; as Encoder.forward otherwise."""
    config = encoder.config
    x = encoder.embedding_norm(F.embedding(ids, encoder.embedding)).to(encoder.dtype)
    turns = angles(ids.shape[1], config.head_width, config.rotary_base, ids.device)
    states = []
    for block in encoder.blocks:
        x = block(x, turns, mask[:, None, None, :])
        states.append(x)
    return states


def add_dropout(encoder: Encoder, rate: float) -> None:
    """On what attention and feed-forward add to the residual stream (Vaswani et al. 2017)."""

    def drop(module: nn.Module, _, output: Tensor) -> Tensor:
        return F.dropout(output, rate, module.training)

    for block in encoder.blocks:
        block.attention.register_forward_hook(drop)
        block.feed_forward.register_forward_hook(drop)


def hide_pieces(ids: Tensor, rate: float, mask_id: int, first_word: int) -> Tensor:
    """Replace some pieces by [MASK], so that words are also known by their neighbours; special tokens stay."""
    hidden = (torch.rand(ids.shape, device=ids.device) < rate) & (ids >= first_word)
    return torch.where(hidden, mask_id, ids)
