"""Sequences cut from the token stream, which lies on the device as a whole."""

import torch
from torch import Tensor


class Batches:
    """Every epoch cuts the stream at another offset and visits the pieces in another order.

    Order and offset follow from seed and epoch alone, so epoch, cursor and length are all there is to store.
    """

    def __init__(self, stream: Tensor, opening: int, seed: int) -> None:
        self.stream, self.opening, self.seed = stream, opening, seed
        self.epoch = self.cursor = self.length = 0

    def state(self) -> dict[str, int]:
        return {"epoch": self.epoch, "cursor": self.cursor, "length": self.length}

    def restore(self, state: dict[str, int]) -> None:
        self.epoch, self.cursor = state["epoch"], state["cursor"]
        if state["length"]:
            self.shuffle(state["length"])

    def shuffle(self, length: int) -> None:
        generator = torch.Generator().manual_seed(self.seed * 100_003 + self.epoch)
        body = length - 1
        offset = int(torch.randint(body, (1,), generator=generator))
        count = (len(self.stream) - offset) // body
        self.starts = (torch.randperm(count, generator=generator) * body + offset).to(self.stream.device)
        self.length = length

    def next(self, sequences: int, length: int) -> Tensor:
        """[sequences, length] token ids, the opening token first. A new length opens a new epoch."""
        if length != self.length:
            if self.length:
                self.epoch, self.cursor = self.epoch + 1, 0
            self.shuffle(length)
        if self.cursor + sequences > len(self.starts):
            self.epoch, self.cursor = self.epoch + 1, 0
            self.shuffle(length)
        starts = self.starts[self.cursor : self.cursor + sequences]
        self.cursor += sequences
        return cut(self.stream, starts, length, self.opening)


def cut(stream: Tensor, starts: Tensor, length: int, opening: int) -> Tensor:
    places = starts[:, None] + torch.arange(length - 1, device=stream.device)
    return torch.nn.functional.pad(stream[places].long(), (1, 0), value=opening)


def evenly(stream: Tensor, sequences: int, length: int, opening: int) -> list[Tensor]:
    """The whole stream in order, as full batches: the held-out set."""
    starts = torch.arange(0, len(stream) - length + 2, length - 1, device=stream.device)
    groups = [group for group in starts.split(sequences) if len(group) == sequences]
    if not groups:
        raise SystemExit(f"the held-out set has {len(starts)} sequences of {length}, less than a batch of {sequences}")
    return [cut(stream, group, length, opening) for group in groups]
