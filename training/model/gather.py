"""Pick rows whose indices are all different: the gradient is then a plain copy, not an atomic sum."""

import torch
from torch import Tensor


class PickRows(torch.autograd.Function):
    @staticmethod
    def forward(context, rows: Tensor, indices: Tensor) -> Tensor:
        context.save_for_backward(indices)
        context.count = rows.shape[0]
        return rows.index_select(0, indices)

    @staticmethod
    def backward(context, gradient: Tensor) -> tuple[Tensor, None]:
        (indices,) = context.saved_tensors
        zeros = gradient.new_zeros(context.count, gradient.shape[1])
        return zeros.index_copy(0, indices, gradient), None


def pick_rows(rows: Tensor, indices: Tensor) -> Tensor:
    return PickRows.apply(rows, indices)
