"""Which tokens to hide, drawn anew for every batch (Liu et al. 2019, RoBERTa).

The number hidden in a sequence is fixed, so that shapes are static and nothing waits for the device.
"""

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True)
class Vocabulary:
    size: int
    mask: int
    first_word: int
    continuation: Tensor

    @classmethod
    def of(cls, manifest: dict, device: torch.device) -> "Vocabulary":
        continuation = torch.zeros(manifest["vocabulary"], dtype=torch.bool)
        continuation[manifest["continuations"]] = True
        return cls(manifest["vocabulary"], manifest["special"]["MASK"], manifest["reserved"], continuation.to(device))


@dataclass(frozen=True)
class Masking:
    """Shares as in BERT (Devlin et al. 2019); the rate as in Wettig et al. 2023, Should you mask 15 %?"""

    rate: float = 0.3
    masked: float = 0.8
    random: float = 0.1
    whole_words: bool = False


def hide(ids: Tensor, rules: Masking, vocabulary: Vocabulary, generator: torch.Generator) -> tuple[Tensor, Tensor, Tensor]:
    """(inputs, positions in the flattened batch, the tokens that were there)."""
    sequences, length = ids.shape
    draw = dict(generator=generator, device=ids.device)
    scores = torch.rand(ids.shape, **draw)
    if rules.whole_words:
        words = (~vocabulary.continuation[ids]).cumsum(1) - 1
        scores = scores.gather(1, words.clamp(min=0))
    scores = scores.masked_fill(ids < vocabulary.first_word, -1)
    chosen = scores.topk(round(rules.rate * (length - 1)), dim=1).indices.sort(dim=1).values
    positions = (chosen + torch.arange(sequences, device=ids.device)[:, None] * length).flatten()
    targets = ids.flatten()[positions]
    dice = torch.rand(positions.shape, **draw)
    other = torch.randint(vocabulary.first_word, vocabulary.size, positions.shape, **draw)
    shown = torch.where(dice < rules.masked + rules.random, other, targets)
    shown = torch.where(dice < rules.masked, vocabulary.mask, shown)
    return ids.flatten().scatter(0, positions, shown).view_as(ids), positions, targets
