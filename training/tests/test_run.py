"""The whole chain at toy size on CPU: text to tokenizer to tokens to a run, resumed and continued."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from model.weights import load

TRAINING = Path(__file__).parents[1]
WORDS = "the a old young unhappy careless sailor child does not never see sees hear heard it 's no ship sea .".split()


def python(*arguments: object) -> None:
    subprocess.run([sys.executable, "-m", *map(str, arguments)], cwd=TRAINING, check=True)


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("toy")
    (folder / "text").mkdir()
    dice = random.Random(1)
    documents = [" ".join(WORDS[(at * 7 + dice.randrange(3)) % len(WORDS)] for at in range(200)) for _ in range(400)]
    (folder / "text" / "toy.txt").write_text("\n\n".join(documents))
    config = json.loads((TRAINING / "configs/tokenizer.json").read_text()) | {"vocabulary": 120}
    config["affixes"]["surplus"] = 0
    (folder / "tokenizer-config.json").write_text(json.dumps(config))
    tokenizer = folder / "tokenizer.json"
    python("tokenizer.train", "--config", folder / "tokenizer-config.json", "--corpus", folder / "text", "--out", tokenizer)
    python("pretrain.prepare", "--corpus", folder / "text", "--tokenizer", tokenizer, "--out", folder / "tokens", "--held-out", 0.1)
    return folder


def pretrain(folder: Path, name: str, *more: object) -> list[dict]:
    data, out = folder / "tokens", folder / name
    python("pretrain.train", "--config", "configs/toy.json", "--data", data, "--out", out, "--steps", 60, *more)
    return [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]


def test_loss_falls_and_resuming_changes_nothing(folder: Path) -> None:
    whole = pretrain(folder, "whole")
    losses = [record["loss"] for record in whole if "loss" in record]
    assert losses[-1] < 0.7 * losses[0]
    pretrain(folder, "halves", "--stop-after", 30)
    halves = pretrain(folder, "halves", "--resume")
    assert halves[-1]["held_out_loss"] == whole[-1]["held_out_loss"]
    one, two = load(folder / "whole/final")[1], load(folder / "halves/final")[1]
    assert all(torch.equal(one[name], two[name]) for name in one)

    continued = pretrain(folder, "continued", "--init", folder / "whole/final", "--set", "seed=2")
    assert next(record["loss"] for record in continued if "loss" in record) < 0.7 * losses[0]
    assert continued[-1]["held_out_loss"] <= whole[-1]["held_out_loss"]
