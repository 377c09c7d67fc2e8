"""A fine-tuned model as a folder: weights, encoder.json, labels.json, tokenizer.json. All that export needs."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import torch

from finetune.data import Example, Special
from finetune.model import HeadedEncoder
from model import weights


def save(model: HeadedEncoder, folder: Path, data: Path, facts: dict) -> None:
    weights.save(model, model.encoder.config, folder, facts)
    for name in ("labels.json", "tokenizer.json"):
        shutil.copyfile(data / name, folder / name)


def load(folder: Path) -> tuple[HeadedEncoder, Callable[[dict], Example], dict]:
    """The model in fp32, ready to predict; sentence -> example; what encoder.json says of the training."""
    from finetune.pieces import Pieces  # training does without the tokenizer

    facts = json.loads((folder / "encoder.json").read_text())
    labels = json.loads((folder / "labels.json").read_text())
    shape, tensors = weights.load(folder)
    model = HeadedEncoder(shape, facts["config"]["heads"], labels, facts["config"]["layer_mix"], torch.float32)
    model.load_state_dict(tensors)
    pieces = Pieces(folder / "tokenizer.json")
    special = Special(pieces.special, facts["config"]["openings"])
    return model.eval(), lambda record: special.assemble(pieces.add(record)), facts
