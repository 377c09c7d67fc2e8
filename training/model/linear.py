"""Layers that keep fp32 weights and compute in the dtype of their input.

Casting here rather than by autocast keeps the residual stream in bf16: autocast would run every norm in
fp32 and double the memory traffic that a narrow model is bound by.
"""

import torch
from torch import Tensor, nn
from torch.nn import functional as F


class Linear(nn.Module):
    """A matrix without bias. `parts` says how many matrices are stacked in its rows (for Muon)."""

    def __init__(self, inputs: int, outputs: int, parts: int = 1, zero: bool = False) -> None:
        super().__init__()
        weight = torch.zeros(outputs, inputs) if zero else torch.randn(outputs, inputs) * inputs**-0.5
        self.weight = nn.Parameter(weight)
        self.parts = parts

    def forward(self, x: Tensor) -> Tensor:
        return F.linear(x, self.weight.to(x.dtype))


class Norm(nn.Module):
    """LayerNorm without bias: one operator in ONNX opset 17."""

    def __init__(self, width: int, epsilon: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))
        self.epsilon = epsilon

    def forward(self, x: Tensor) -> Tensor:
        return F.layer_norm(x, self.weight.shape, self.weight.to(x.dtype), None, self.epsilon)
