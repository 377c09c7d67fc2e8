"""One trunk, several heads: pieces in, each head's logits out."""

import torch
from torch import Tensor, nn

from finetune.heads.registry import build
from finetune.trunk import layer_states
from model.config import EncoderConfig
from model.encoder import Encoder


class HeadedEncoder(nn.Module):
    def __init__(
        self, config: EncoderConfig, heads: list[dict], labels: dict[str, list[str]], mix: bool, dtype=torch.float32
    ) -> None:
        super().__init__()
        self.encoder = Encoder(config, dtype)
        self.heads = nn.ModuleDict({head["name"]: build(head, config.width, labels) for head in heads})
        # Each head weighs the layers for itself (Peters et al. 2018, ELMo); at first almost only the last counts.
        last = torch.tensor([0.0] * (config.layers - 1) + [5.0])
        self.mixes = nn.ParameterDict({name: last.clone() for name in self.heads} if mix else {})

    def words(self, ids: Tensor, mask: Tensor, starts: Tensor) -> dict[str, Tensor]:
        """Per head the states of the root (the opening token) and of each word: [batch, 1 + words, width]."""
        layers = layer_states(self.encoder, ids, mask)
        places = nn.functional.pad(starts, (1, 0))[:, :, None].expand(-1, -1, layers[0].shape[-1])
        if not self.mixes:
            last = self.encoder.final_norm(layers[-1].gather(1, places)).float()
            return dict.fromkeys(self.heads, last)
        picked = torch.stack([layer.gather(1, places) for layer in layers])
        shares = torch.stack([self.mixes[name] for name in self.heads]).softmax(1).to(picked.dtype)
        mixed = (shares @ picked.flatten(1)).unflatten(1, picked.shape[1:])
        return dict(zip(self.heads, self.encoder.final_norm(mixed).float()))

    def forward(self, ids: Tensor, mask: Tensor, starts: Tensor) -> dict[str, Tensor]:
        words = self.words(ids, mask, starts)
        return {output: logits for name, head in self.heads.items() for output, logits in head(words[name]).items()}

    def loss(self, ids: Tensor, mask: Tensor, starts: Tensor, targets: dict[str, Tensor]) -> dict[str, Tensor]:
        words = self.words(ids, mask, starts)
        return {name: head.loss(words[name], targets) for name, head in self.heads.items()}

    def measure(self, ids: Tensor, mask: Tensor, starts: Tensor, targets: dict[str, Tensor]) -> dict[str, Tensor]:
        """Per measure how many words are right."""
        words = self.words(ids, mask, starts)
        return {k: v for name, head in self.heads.items() for k, v in head.measure(words[name], targets).items()}

    @property
    def columns(self) -> list[str]:
        return sorted({column for head in self.heads.values() for column in head.columns})

    @property
    def outputs(self) -> dict[str, dict]:
        return {name: output for head in self.heads.values() for name, output in head.outputs.items()}
