"""One fine-tuning run: model, data, optimisers, and the step that moves them."""

import json
from collections import Counter
from pathlib import Path

import torch
from torch.optim.swa_utils import AveragedModel

from finetune import optimisers
from finetune.batches import Batches, collate, in_order
from finetune.data import Example, Special, read_jsonl
from finetune.model import HeadedEncoder
from finetune.trunk import add_dropout, hide_pieces
from model import weights
from model.config import EncoderConfig
from pretrain.optimisers import set_rate


class Run:
    def __init__(self, config: dict, data: Path, trunk: Path, pretrained: bool = True) -> None:
        torch.manual_seed(config["seed"])
        self.config, self.data = config, data
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.special = Special(json.loads((data / "special.json").read_text()), config["openings"])
        self.labels = json.loads((data / "labels.json").read_text())
        self.shape, tensors = self.read_trunk(trunk)
        self.model = HeadedEncoder(
            self.shape, config["heads"], self.labels, config["layer_mix"], getattr(torch, config["dtype"])
        )
        if pretrained:
            self.model.encoder.load_state_dict(tensors)
        add_dropout(self.model.encoder, config["dropout"])
        self.model.to(self.device)
        self.mean = AveragedModel(self.model)
        self.optimisers = optimisers.build(self.model, config["optimiser"], self.device)
        self.batches = Batches(self.read("train"), config["pieces"], config["seed"])
        self.stream = iter(self.batches)
        self.dev = self.read("dev", config["dev_sentences"])
        self.head_weights = {head["name"]: head["weight"] for head in config["heads"]}
        self.totals = torch.zeros(len(self.head_weights), device=self.device)

    def modules(self) -> dict[str, torch.nn.Module]:
        return {"model": self.model, "mean": self.mean}

    def read_trunk(self, folder: Path) -> tuple[EncoderConfig, dict[str, torch.Tensor]]:
        """The encoder's part of the weights that pretraining left."""
        shape, tensors = weights.load(folder)
        prefix = "encoder."
        return shape, {name.removeprefix(prefix): t for name, t in tensors.items() if name.startswith(prefix)}

    def read(self, split: str, limit: int | None = None) -> list[Example]:
        """With a limit, as many sentences of each corpus, evenly drawn."""
        records = read_jsonl(self.data / f"{split}.jsonl")
        examples = []
        for corpus in self.config["corpora"]:
            own = [record for record in records if record["corpus"] == corpus]
            if not own:
                raise SystemExit(f"no sentence of {corpus} in {self.data / split}.jsonl")
            examples += own[:: max(1, len(own) // limit)][:limit] if limit else own
        return [self.special.assemble(record) for record in examples]

    def step(self, number: int, factor: float) -> None:
        """Dropout and hidden pieces follow from seed and step, so that a resumed run repeats them."""
        set_rate(self.optimisers, factor)
        batch = collate(next(self.stream), self.model.columns).to(self.device)
        torch.manual_seed(self.config["seed"] * 1_000_003 + number)
        self.model.train()
        ids = hide_pieces(batch.ids, self.config["hide_pieces"], self.special["[MASK]"], self.special.first_word)
        losses = self.model.loss(ids, batch.mask, batch.starts, batch.targets)
        sum(self.head_weights[name] * loss for name, loss in losses.items()).backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.config["optimiser"]["clip"])
        for optimiser in self.optimisers:
            optimiser.step()
            optimiser.zero_grad(set_to_none=True)
        self.totals += torch.stack([losses[name].detach() for name in self.head_weights])

    def take_losses(self, steps: int) -> dict[str, float]:
        """Mean losses since the last call; the one place where the host waits for the device."""
        means = (self.totals / steps).tolist()
        self.totals.zero_()
        return {name: round(mean, 4) for name, mean in zip(self.head_weights, means)}

    @torch.no_grad()
    def evaluate(self, model: torch.nn.Module) -> dict[str, dict[str, float]]:
        """Per corpus the share of words that each measure counts as right, in percent."""
        model.eval()
        scores = {}
        for corpus in self.config["corpora"]:
            examples = [example for example in self.dev if example.record["corpus"] == corpus]
            right: Counter[str] = Counter()
            for group in in_order(examples, 2 * self.config["pieces"]):
                batch = collate(group, model.columns).to(self.device)
                counts = model.measure(batch.ids, batch.mask, batch.starts, batch.targets)
                right.update({name: count.item() for name, count in counts.items()})
            words = sum(example.words for example in examples)
            scores[corpus] = {name: round(100 * count / words, 2) for name, count in right.items()}
        return scores


def summary(scores: dict[str, dict[str, float]]) -> float:
    """One number to choose by: the mean over corpora and measures."""
    values = [value for measures in scores.values() for value in measures.values()]
    return sum(values) / len(values)
