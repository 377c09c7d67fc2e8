"""Sentences of like length together, as many as fit a number of pieces, padding counted."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import torch
from torch import Tensor

from finetune.data import Example

PADDING = -2  # in targets; -1 is a label that training has not seen, or the root as a head


@dataclass
class Batch:
    ids: Tensor
    mask: Tensor
    starts: Tensor
    targets: dict[str, Tensor]

    def to(self, device: torch.device) -> "Batch":
        targets = {name: target.to(device) for name, target in self.targets.items()}
        return Batch(self.ids.to(device), self.mask.to(device), self.starts.to(device), targets)


def padded(rows: list[list[int]], value: int) -> Tensor:
    longest = max(map(len, rows))
    return torch.tensor([row + [value] * (longest - len(row)) for row in rows])


def collate(examples: list[Example], columns: Iterable[str]) -> Batch:
    """A column has one value a word, or one a sentence."""
    ids = padded([example.ids for example in examples], 0)
    targets = {}
    for column in columns:
        values = [example.record[column] for example in examples]
        targets[column] = padded(values, PADDING) if isinstance(values[0], list) else torch.tensor(values)
    mask = padded([[1] * len(example.ids) for example in examples], 0).bool()
    return Batch(ids, mask, padded([example.starts for example in examples], 0), targets)


def grouped(examples: list[Example], pieces: int, keys: list[float]) -> list[list[Example]]:
    groups: list[list[Example]] = []
    longest = 0
    for index in sorted(range(len(examples)), key=keys.__getitem__):
        longest = max(longest, len(examples[index].ids))
        if not groups or longest * (len(groups[-1]) + 1) > pieces:
            groups.append([])
            longest = len(examples[index].ids)
        groups[-1].append(examples[index])
    return groups


def in_order(examples: list[Example], pieces: int) -> list[list[Example]]:
    return grouped(examples, pieces, [len(example.ids) for example in examples])


class Batches:
    """Every epoch groups and orders anew; both follow from seed and epoch, so epoch and cursor are all there is to store."""

    def __init__(self, examples: list[Example], pieces: int, seed: int) -> None:
        self.examples, self.pieces, self.seed = examples, pieces, seed
        self.epoch = self.cursor = 0
        self.shuffle()

    def state(self) -> dict[str, int]:
        return {"epoch": self.epoch, "cursor": self.cursor}

    def restore(self, state: dict[str, int]) -> None:
        self.epoch, self.cursor = state["epoch"], state["cursor"]
        self.shuffle()

    def shuffle(self) -> None:
        dice = random.Random(self.seed * 100_003 + self.epoch)
        keys = [len(example.ids) * dice.uniform(0.85, 1.15) for example in self.examples]
        self.groups = grouped(self.examples, self.pieces, keys)
        dice.shuffle(self.groups)

    def __iter__(self) -> Iterator[list[Example]]:
        while True:
            if self.cursor == len(self.groups):
                self.epoch, self.cursor = self.epoch + 1, 0
                self.shuffle()
            self.cursor += 1
            yield self.groups[self.cursor - 1]
