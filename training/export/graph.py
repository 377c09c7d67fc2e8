"""PyTorch to ONNX, opset 17: batch, pieces and words of any size."""

from pathlib import Path

import torch
from torch import Tensor, nn

from finetune.model import HeadedEncoder

OPSET = 17
INPUTS = {
    "input_ids": ["batch", "pieces"],
    "attention_mask": ["batch", "pieces"],
    "word_starts": ["batch", "words"],
}


class Graph(nn.Module):
    """Outputs in the order of the model's; the mask as int64, as Hugging Face exports have it."""

    def __init__(self, model: HeadedEncoder) -> None:
        super().__init__()
        self.model = model

    def forward(self, ids: Tensor, mask: Tensor, starts: Tensor) -> tuple[Tensor, ...]:
        logits = self.model(ids, mask.bool(), starts)
        return tuple(logits[name] for name in self.model.outputs)


def example_inputs() -> tuple[Tensor, Tensor, Tensor]:
    ids = torch.randint(0, 50, (2, 9))
    mask = torch.ones(2, 9, dtype=torch.long)
    mask[1, 6:] = 0
    return ids, mask, torch.tensor([[1, 2, 4, 7], [1, 3, 0, 0]])


def write(model: HeadedEncoder, path: Path) -> None:
    axes = {name: dict(enumerate(dims)) for name, dims in INPUTS.items()}
    for name, output in model.outputs.items():
        axes[name] = {at: axis for at, axis in enumerate(output["axes"]) if axis in ("batch", "words", "heads")}
    with torch.no_grad():
        torch.onnx.export(
            Graph(model).eval(), example_inputs(), str(path), input_names=list(INPUTS), output_names=list(model.outputs),
            dynamic_axes=axes, opset_version=OPSET, dynamo=False,
        )
