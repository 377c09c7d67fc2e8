"""An ONNX file under onnxruntime on CPU: examples in, logits by name out."""

from pathlib import Path

import onnxruntime
import torch
from torch import Tensor

from export.graph import INPUTS
from finetune.batches import collate
from finetune.data import Example


class Session:
    def __init__(self, path: Path, threads: int = 1) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        self.session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        self.names = [output.name for output in self.session.get_outputs()]

    def __call__(self, group: list[Example]) -> dict[str, Tensor]:
        batch = collate(group, [])
        inputs = dict(zip(INPUTS, (batch.ids.numpy(), batch.mask.long().numpy(), batch.starts.numpy())))
        return dict(zip(self.names, map(torch.from_numpy, self.session.run(self.names, inputs))))
