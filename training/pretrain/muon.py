"""Muon: momentum, orthogonalised, for the hidden matrices (Jordan et al. 2024).

A weight's attribute `parts` says how many matrices are stacked in its rows: each is orthogonalised by itself.
The update is scaled to the size of an AdamW update (Liu et al. 2025, Muon is scalable for LLM training), so
that one rate and one weight decay suit both.
"""

from collections import defaultdict

import torch
from torch import Tensor
from torch.optim import Optimizer


def orthogonalise(matrices: Tensor, steps: int = 5) -> Tensor:
    """Newton-Schulz on a batch [n, rows, columns] with rows <= columns: singular values go to about 1."""
    x = matrices / (matrices.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        gram = x @ x.mT
        x = 3.4445 * x + (-4.7750 * gram + 2.0315 * (gram @ gram)) @ x
    return x


def stacked(weight: Tensor, tensor: Tensor) -> Tensor:
    """The matrices stacked in a weight's rows, as [parts, short side, long side]."""
    parts = tensor.view(weight.parts, -1, tensor.shape[-1])
    return parts.mT if parts.shape[1] > parts.shape[2] else parts


class Muon(Optimizer):
    def __init__(self, weights, lr: float, momentum: float, weight_decay: float, dtype=torch.bfloat16, compiled=False):
        super().__init__(weights, dict(lr=lr, momentum=momentum, weight_decay=weight_decay))
        self.dtype = dtype
        self.orthogonalise = torch.compile(orthogonalise, dynamic=False) if compiled else orthogonalise

    @torch.no_grad()
    def step(self, closure=None) -> None:
        for group in self.param_groups:
            by_shape = defaultdict(list)
            for weight in group["params"]:
                by_shape[stacked(weight, weight).shape[1:]].append(weight)
            for shape, weights in by_shape.items():
                self.update(weights, shape, group)

    def update(self, weights: list[Tensor], shape: torch.Size, group: dict) -> None:
        momenta = [self.state[w].setdefault("momentum", torch.zeros_like(w)) for w in weights]
        gradients = [w.grad for w in weights]
        torch._foreach_lerp_(momenta, gradients, 1 - group["momentum"])
        ahead = torch._foreach_lerp(gradients, momenta, group["momentum"])
        batch = torch.cat([stacked(w, a) for w, a in zip(weights, ahead)]).to(self.dtype)
        straight = self.orthogonalise(batch).split([w.parts for w in weights])
        targets = [stacked(w, w) for w in weights]
        torch._foreach_mul_(weights, 1 - group["lr"] * group["weight_decay"])
        size = -group["lr"] * 0.2 * max(shape) ** 0.5
        torch._foreach_add_(targets, [s.to(t.dtype) for s, t in zip(straight, targets)], alpha=size)
