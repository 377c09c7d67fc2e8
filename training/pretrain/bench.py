"""Throughput of a few variants of a config, each a quoted list of changes as for pretrain.train --set.

python -m pretrain.bench --config configs/pretrain-base.json --data .cache/tokens "" 'attention="cudnn"'
"""

import argparse
import shlex
import time
from pathlib import Path

import torch

from pretrain.run import Run
from pretrain.train import read_config


def measure(run: Run, steps: int, warm: int = 5) -> tuple[float, float]:
    """(tokens per second, seconds of compilation and warm-up) in the first stage's shape."""
    stage = run.config["stages"][0]
    begun = time.monotonic()
    for number in range(warm):
        run.step(number, stage, 0.01)
    run.take_total()
    warmed = time.monotonic()
    for number in range(warm, warm + steps):
        run.step(number, stage, 0.01)
    run.take_total()
    speed = steps * stage["sequences"] * stage["length"] / (time.monotonic() - warmed)
    return speed, warmed - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--config", type=Path, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("variants", nargs="+")
    args = parser.parse_args()
    for variant in args.variants:
        torch._dynamo.reset()
        try:
            run = Run(read_config(args.config, shlex.split(variant, posix=False)), args.data)
            speed, compiling = measure(run, args.steps)
            peak = torch.cuda.max_memory_allocated() / 2**30 if run.device.type == "cuda" else 0
            print(f"{speed / 1e6:.3f} M tokens/s, {compiling:.0f} s to compile, {peak:.0f} GiB: {variant or 'as is'}", flush=True)
        except RuntimeError as error:
            print(f"failed: {variant}: {str(error).splitlines()[0]}", flush=True)
        run = None
        if torch.cuda.is_available():
            torch.cuda.empty_cache()
            torch.cuda.reset_peak_memory_stats()


if __name__ == "__main__":
    main()
