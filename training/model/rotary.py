"""Rotary positions (Su et al. 2021, RoFormer): angles computed from the length, so no table and no maximum."""

import torch
from torch import Tensor


def angles(length: Tensor | int, head_width: int, base: float, device: torch.device) -> tuple[Tensor, Tensor]:
    """Cosines and sines, each [length, head_width / 2]."""
    frequencies = base ** (-torch.arange(0, head_width, 2, device=device, dtype=torch.float32) / head_width)
    turns = torch.arange(length, device=device, dtype=torch.float32)[:, None] * frequencies
    return turns.cos(), turns.sin()


def rotate(x: Tensor, cosines: Tensor, sines: Tensor) -> Tensor:
    """x: [..., length, head_width], the two halves taken as real and imaginary parts."""
    real, imaginary = x.chunk(2, dim=-1)
    cosines, sines = cosines.to(x.dtype), sines.to(x.dtype)
    return torch.cat((real * cosines - imaginary * sines, real * sines + imaginary * cosines), dim=-1)
