"""One pretraining run: data, model and optimisers, and the step that moves them."""

import json
from dataclasses import replace
from pathlib import Path

import torch

from model.config import EncoderConfig
from model.masked_head import MaskedTokenModel
from model.weights import load
from pretrain import chunks, optimisers
from pretrain.batches import Batches, evenly
from pretrain.masking import Masking, Vocabulary, hide

BACKENDS = ("flash", "mem_efficient", "cudnn", "math")


class Run:
    def __init__(self, config: dict, data: Path, init: Path | None = None) -> None:
        torch.manual_seed(config["seed"])
        self.config = config
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.prefer_attention(config["attention"])
        manifest = json.loads((data / "manifest.json").read_text())
        self.vocabulary = Vocabulary.of(manifest, self.device)
        self.opening = manifest["special"]["CLS"]
        self.shape = EncoderConfig(vocabulary=manifest["vocabulary"], **config["encoder"])
        self.model = MaskedTokenModel(self.shape, getattr(torch, config["dtype"]))
        if init:
            self.model.load_state_dict(load(init)[1])
        self.model.to(self.device)
        mode = config["compile"]
        self.loss = torch.compile(self.model, dynamic=False, fullgraph=True, mode=mode) if mode else self.model
        self.optimisers = optimisers.build(self.model, config["optimiser"], self.device, bool(mode))
        self.generator = torch.Generator(self.device)
        self.batches = Batches(self.stream(data, "train"), self.opening, config["seed"])
        self.held_out = self.stream(data, "held-out")
        self.masking = Masking(**config["masking"])
        self.total = torch.zeros((), device=self.device)

    def modules(self) -> dict[str, torch.nn.Module]:
        return {"model": self.model}

    def prefer_attention(self, backend: str | None) -> None:
        for name in BACKENDS:
            getattr(torch.backends.cuda, f"enable_{name}_sdp")(backend in (None, name))

    def stream(self, data: Path, name: str) -> torch.Tensor:
        """int16 holds every id: the vocabulary is far below 32,768."""
        return torch.from_numpy(chunks.read(data, name).astype("int16")).to(self.device)

    def stage(self, fraction: float) -> dict:
        return next((s for s in self.config["stages"] if fraction < s["until"]), self.config["stages"][-1])

    def step(self, number: int, stage: dict, factor: float) -> None:
        optimisers.set_rate(self.optimisers, factor)
        ids = self.batches.next(stage["sequences"], stage["length"])
        self.generator.manual_seed(self.config["seed"] * 1_000_003 + number)
        rules = replace(self.masking, rate=stage.get("mask_rate", self.masking.rate))
        loss = self.loss(*hide(ids, rules, self.vocabulary, self.generator))
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.config["optimiser"]["clip"])
        for optimiser in self.optimisers:
            optimiser.step()
            optimiser.zero_grad(set_to_none=True)
        self.total += loss.detach()

    def take_total(self) -> float:
        """Sum of losses since the last call; the one place where the host waits for the device."""
        value = self.total.item()
        self.total.zero_()
        return value

    def evaluate(self) -> float:
        """Held-out loss with the same masks every time.

        With gradients on, though unused, and in the first stage's shape: so the graph compiled for training serves.
        """
        first = self.config["stages"][0]
        self.generator.manual_seed(0)
        losses = [
            self.loss(*hide(ids, self.masking, self.vocabulary, self.generator)).detach()
            for ids in evenly(self.held_out, first["sequences"], first["length"], self.opening)
        ]
        return torch.stack(losses).mean().item()
