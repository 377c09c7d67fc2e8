"""One label a word: a linear layer on the word's state, by choice after a hidden one."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from finetune.batches import PADDING
from model.linear import Linear


class Tags(nn.Module):
    def __init__(self, name: str, width: int, labels: dict[str, list[str]], hidden: int = 0, dropout: float = 0.3) -> None:
        super().__init__()
        self.name, self.dropout = name, dropout
        self.columns = [name]
        self.outputs = {name: {"axes": ["batch", "words", "labels"], "labels": name}}
        self.hidden = Linear(width, hidden) if hidden else None
        self.output = Linear(hidden or width, len(labels[name]), zero=True)
        self.bias = nn.Parameter(torch.zeros(len(labels[name])))

    def forward(self, states: Tensor) -> dict[str, Tensor]:
        x = F.dropout(states[:, 1:], self.dropout, self.training)
        if self.hidden:
            x = F.dropout(F.gelu(self.hidden(x)), self.dropout, self.training)
        return {self.name: self.output(x) + self.bias}

    def loss(self, states: Tensor, targets: dict[str, Tensor]) -> Tensor:
        gold = targets[self.name]
        logits = self(states)[self.name]
        return F.cross_entropy(logits.flatten(0, 1), gold.where(gold >= 0, -100).flatten())

    def measure(self, states: Tensor, targets: dict[str, Tensor]) -> dict[str, Tensor]:
        gold = targets[self.name]
        right = self(states)[self.name].argmax(-1) == gold
        return {self.name: (right & (gold != PADDING)).sum()}
