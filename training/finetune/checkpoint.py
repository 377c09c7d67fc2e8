"""Everything a run needs to go on as if it had not stopped."""

import os
from pathlib import Path

import torch

from finetune.run import Run

NAME = "checkpoint.pt"


def save(run: Run, folder: Path, progress: dict) -> None:
    """Written aside, then renamed: a run killed while writing keeps the one before."""
    state = {
        "model": run.model.state_dict(),
        "mean": run.mean.state_dict(),
        "optimisers": [optimiser.state_dict() for optimiser in run.optimisers],
        "batches": run.batches.state(),
        "progress": progress,
    }
    torch.save(state, folder / f"{NAME}.new")
    os.replace(folder / f"{NAME}.new", folder / NAME)


def restore(run: Run, folder: Path) -> dict:
    state = torch.load(folder / NAME, map_location=run.device, weights_only=True)
    run.model.load_state_dict(state["model"])
    run.mean.load_state_dict(state["mean"])
    for optimiser, saved in zip(run.optimisers, state["optimisers"]):
        optimiser.load_state_dict(saved)
    run.batches.restore(state["batches"])
    return state["progress"]
