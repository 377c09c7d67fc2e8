"""Pretrain the encoder on masked tokens, within a budget of minutes (or steps).

python -m pretrain.train --config configs/pretrain-base.json --data .cache/tokens --out .cache/base --minutes 18
"""

import argparse
import json
import time
from pathlib import Path

from model import weights
from pretrain import checkpoint
from pretrain.run import Run
from pretrain.schedule import Budget, rate_factor


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--config", type=Path, required=True)
    parser.add_argument("--data", type=Path, required=True, help="folder written by pretrain.prepare")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, help="budget, compilation included; the rate reaches zero in it")
    parser.add_argument("--steps", type=int, help="budget in steps instead")
    parser.add_argument("--init", type=Path, help="folder with weights to start from, optimisers fresh")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in --out, if any")
    parser.add_argument("--stop-after", type=int, help="stop at this step, as if interrupted (tests)")
    parser.add_argument("--set", nargs="*", default=[], metavar="KEY=JSON", help="e.g. optimiser.rate=0.004")
    return parser.parse_args()


def read_config(path: Path, changes: list[str]) -> dict:
    config = json.loads(path.read_text())
    for change in changes:
        key, value = change.split("=", 1)
        *parents, last = key.split(".")
        target = config
        for parent in parents:
            target = target[parent]
        if last not in target:
            raise SystemExit(f"--set {change}: no {last} among {', '.join(target)}")
        target[last] = json.loads(value)
    return config


def train(run: Run, args: argparse.Namespace, progress: dict, log) -> None:
    config, schedule = run.config, run.config["schedule"]
    step, tokens = progress["step"], progress["tokens"]
    budget = Budget(args.minutes, args.steps, progress["minutes"])
    begun, logged_step, logged_tokens = time.monotonic(), step, tokens
    next_save = budget.spent_minutes() + config["checkpoint_minutes"]
    stable = False

    def facts() -> dict:
        return {"step": step, "tokens": tokens, "minutes": round(budget.spent_minutes(), 3)}

    while (fraction := budget.fraction(step)) < 1 and step != args.stop_after:
        if not stable and fraction >= schedule["decay_from"] > 0:
            stable = True
            weights.save(run.model, run.shape, args.out / "stable", facts())
        stage = run.stage(fraction)
        factor = rate_factor(step, fraction, schedule["warmup_steps"], schedule["decay_from"])
        run.step(step, stage, factor)
        step, tokens = step + 1, tokens + stage["sequences"] * stage["length"]
        if step % config["log_every"] == 0:
            loss = run.take_total() / (step - logged_step)
            seconds = time.monotonic() - begun
            speed = round((tokens - logged_tokens) / seconds)
            log({**facts(), "loss": round(loss, 4), "factor": round(factor, 4), "tokens_per_second": speed})
            begun, logged_step, logged_tokens = time.monotonic(), step, tokens
        if step % config["evaluate_every"] == 0:
            log({**facts(), "held_out_loss": round(run.evaluate(), 4)})
            begun = time.monotonic()
        if budget.spent_minutes() >= next_save:
            checkpoint.save(run, args.out, facts())
            next_save = budget.spent_minutes() + config["checkpoint_minutes"]
    held_out = round(run.evaluate(), 4)
    log({**facts(), "held_out_loss": held_out, "finished": fraction >= 1})
    weights.save(run.model, run.shape, args.out / "final", {**facts(), "held_out_loss": held_out, "config": config})
    checkpoint.save(run, args.out, facts())


def main() -> None:
    args = arguments()
    begun = time.monotonic()
    args.out.mkdir(parents=True, exist_ok=True)
    run = Run(read_config(args.config, args.set), args.data, args.init)
    progress = {"step": 0, "tokens": 0, "minutes": 0.0}
    if args.resume and (args.out / checkpoint.NAME).exists():
        progress = checkpoint.restore(run, args.out)
    progress["minutes"] += (time.monotonic() - begun) / 60
    with open(args.out / "log.jsonl", "a" if args.resume else "w", buffering=1) as file:

        def log(record: dict) -> None:
            line = json.dumps(record)
            print(line, flush=True)
            file.write(line + "\n")

        parameters = sum(weight.numel() for weight in run.model.parameters())
        log({"parameters": parameters, "train_tokens": len(run.batches.stream), "device": run.device.type})
        train(run, args, progress, log)


if __name__ == "__main__":
    main()
