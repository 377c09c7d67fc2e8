"""Everything a run needs to go on as if it had not stopped; a run names the modules it trains in `modules()`."""

import os
from pathlib import Path

import torch

NAME = "checkpoint.pt"


def save(run, folder: Path, progress: dict) -> None:
    """Written aside, then renamed: a run killed while writing keeps the one before."""
    state = {
        "modules": {name: module.state_dict() for name, module in run.modules().items()},
        "optimisers": [optimiser.state_dict() for optimiser in run.optimisers],
        "batches": run.batches.state(),
        "progress": progress,
    }
    torch.save(state, folder / f"{NAME}.new")
    os.replace(folder / f"{NAME}.new", folder / NAME)


def restore(run, folder: Path) -> dict:
    state = torch.load(folder / NAME, map_location=run.device, weights_only=True)
    for name, module in run.modules().items():
        module.load_state_dict(state["modules"][name])
    for optimiser, saved in zip(run.optimisers, state["optimisers"]):
        optimiser.load_state_dict(saved)
    run.batches.restore(state["batches"])
    return state["progress"]
