"""Dependency arcs and their labels by biaffine attention (Dozat & Manning 2017)."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from finetune.batches import PADDING
from model.linear import Linear


class View(nn.Module):
    """A word as dependent or as head, in a space of its own."""

    def __init__(self, width: int, size: int, dropout: float) -> None:
        super().__init__()
        self.inputs, self.dropout = Linear(width, size), dropout

    def forward(self, states: Tensor) -> Tensor:
        return F.dropout(F.gelu(self.inputs(states)), self.dropout, self.training)


class Tree(nn.Module):
    def __init__(self, name: str, width: int, labels: dict[str, list[str]], arc=256, label=96, dropout=0.33) -> None:
        super().__init__()
        names = labels["deprel"]
        self.columns = ["heads", "deprel"]
        self.outputs = {
            "arcs": {"axes": ["batch", "words", "heads"]},
            "deprel": {"axes": ["batch", "words", "labels", "heads"], "labels": "deprel"},
        }
        self.dropout, self.labels = dropout, len(names)
        self.arc_dependent, self.arc_head = View(width, arc, dropout), View(width, arc, dropout)
        self.label_dependent, self.label_head = View(width, label, dropout), View(width, label, dropout)
        self.arc, self.arc_bias = Linear(arc, arc, zero=True), nn.Parameter(torch.zeros(arc))
        self.pair, self.own = Linear(label, len(names) * label, zero=True), Linear(label, len(names), zero=True)
        self.pair_bias, self.own_bias = (nn.Parameter(torch.zeros(size)) for size in (len(names) * label, len(names)))
        # CoNLL 2018 counts nsubj for nsubj:pass as right: LAS compares what stands before the colon.
        universal = [label.split(":")[0] for label in names]
        self.register_buffer("universal", torch.tensor([universal.index(u) for u in universal]), persistent=False)

    def arcs(self, states: Tensor) -> Tensor:
        """[batch, words, 1 + words]: how well the root, then each word, serves as the word's head."""
        dependent, head = self.arc_dependent(states[:, 1:]), self.arc_head(states)
        return (self.arc(dependent) + self.arc_bias) @ head.transpose(1, 2)

    def label_parts(self, states: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        dependent, head = self.label_dependent(states[:, 1:]), self.label_head(states)
        pairs = (self.pair(dependent) + self.pair_bias).unflatten(-1, (self.labels, -1))
        return pairs, head, self.own(dependent) + self.own_bias

    def forward(self, states: Tensor) -> dict[str, Tensor]:
        states = F.dropout(states, self.dropout, self.training)
        pairs, head, own = self.label_parts(states)
        labels = (pairs.flatten(1, 2) @ head.transpose(1, 2)).unflatten(1, (-1, self.labels)) + own[..., None]
        return {"arcs": self.arcs(states), "deprel": labels}

    def labels_at(self, states: Tensor, heads: Tensor) -> Tensor:
        """[batch, words, labels] for one head a word, counted with the root as 0."""
        pairs, head, own = self.label_parts(states)
        chosen = head.gather(1, heads[..., None].expand(-1, -1, head.shape[-1]))
        return (pairs @ chosen[..., None]).squeeze(-1) + own

    def masked_arcs(self, states: Tensor, heads: Tensor) -> Tensor:
        absent = F.pad(heads == PADDING, (1, 0))
        itself = torch.eye(absent.shape[1], dtype=torch.bool, device=absent.device)[1:]
        return self.arcs(states).masked_fill(absent[:, None] | itself, -1e4)

    def loss(self, states: Tensor, targets: dict[str, Tensor]) -> Tensor:
        states = F.dropout(states, self.dropout, self.training)
        heads, labels = targets["heads"], targets["deprel"]
        arcs = self.masked_arcs(states, heads)
        gold = heads.where(heads != PADDING, -101) + 1
        arc_loss = F.cross_entropy(arcs.flatten(0, 1), gold.flatten())
        scores = self.labels_at(states, gold.clamp(min=0))
        return arc_loss + F.cross_entropy(scores.flatten(0, 1), labels.where(labels >= 0, -100).flatten())

    def measure(self, states: Tensor, targets: dict[str, Tensor]) -> dict[str, Tensor]:
        """Greedy heads, no tree enforced: a lower bound, enough to choose by."""
        heads, gold = targets["heads"], targets["deprel"]
        found = self.masked_arcs(states, heads).argmax(-1)
        attached = (found == heads + 1) & (heads != PADDING)
        labels = self.labels_at(states, found).argmax(-1)
        alike = self.universal[labels] == self.universal[gold.clamp(min=0)]
        return {
            "uas": attached.sum(),
            "las": (attached & alike & (gold >= 0)).sum(),
            "las_subtypes": (attached & (labels == gold)).sum(),
        }
