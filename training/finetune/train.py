r"""Fine-tune the trunk with its heads, within a budget of minutes, epochs or steps.

python -m finetune.train --config configs/syntax.json --data .cache/syntax --trunk checkpoints/encoder-base \
  --out .cache/syntax-model --epochs 30
"""

import argparse
import json
import shlex
import sys
import time
from pathlib import Path

import torch

from finetune import bundle
from finetune.run import Run, summary
from finetune.schedule import rate_factor
from pretrain import checkpoint
from pretrain.schedule import Budget
from pretrain.train import read_config


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--config", type=Path, required=True)
    parser.add_argument("--data", type=Path, required=True, help="folder written by scripts/training and finetune.prepare")
    parser.add_argument("--trunk", type=Path, required=True, help="folder written by pretrain.train")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, help="budget; the rate reaches zero in it")
    parser.add_argument("--epochs", type=float, help="budget in passes over the data instead")
    parser.add_argument("--steps", type=int, help="budget in steps instead")
    parser.add_argument("--no-pretraining", action="store_true", help="the trunk's shape, its weights random")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in --out, if any")
    parser.add_argument("--stop-after", type=int, help="stop at this step, as if interrupted (tests)")
    parser.add_argument("--threads", type=int, help="on CPU")
    parser.add_argument("--set", nargs="*", default=[], metavar="KEY=JSON", help="e.g. optimiser.rate=0.0002")
    return parser.parse_args()


def train(run: Run, args: argparse.Namespace, budget: Budget, step: int, log) -> None:
    config, average = run.config, run.config["average"]
    begun, logged = time.monotonic(), step
    next_save = budget.spent_minutes() + config["checkpoint_minutes"]

    def facts() -> dict:
        return {"step": step, "epoch": run.batches.epoch, "minutes": round(budget.spent_minutes(), 3)}

    while (fraction := budget.fraction(step)) < 1 and step != args.stop_after:
        run.step(step, rate_factor(fraction, config["warmup"]))
        step += 1
        if fraction >= average["from"] and step % average["every"] == 0:
            run.mean.update_parameters(run.model)
        if step % config["log_every"] == 0:
            losses = run.take_losses(step - logged)
            log({**facts(), "losses": losses, "steps_per_second": round((step - logged) / (time.monotonic() - begun), 2)})
            begun, logged = time.monotonic(), step
        if step % config["evaluate_every"] == 0:
            log({**facts(), "dev": run.evaluate(run.model)})
            begun = time.monotonic()
        if budget.spent_minutes() >= next_save:
            checkpoint.save(run, args.out, facts())
            next_save = budget.spent_minutes() + config["checkpoint_minutes"]
    checkpoint.save(run, args.out, facts())
    finish(run, args, {**facts(), "finished": fraction >= 1}, log)


def finish(run: Run, args: argparse.Namespace, facts: dict, log) -> None:
    """Of the last weights and their mean over the end of the run, the better on dev is kept."""
    candidates = {"last": run.model}
    if run.mean.n_averaged > 0:
        candidates["mean"] = run.mean.module
    scores = {name: run.evaluate(model) for name, model in candidates.items()}
    kept = max(scores, key=lambda name: summary(scores[name]))
    log({**facts, "dev": scores, "kept": kept})
    command = shlex.join(["python", "-m", "finetune.train", *sys.argv[1:]])
    facts |= {"dev": scores[kept], "kept": kept, "config": run.config, "command": command}
    bundle.save(candidates[kept], args.out / "final", args.data, facts)


def main() -> None:
    args = arguments()
    if args.threads:
        torch.set_num_threads(args.threads)
    begun = time.monotonic()
    args.out.mkdir(parents=True, exist_ok=True)
    run = Run(read_config(args.config, args.set), args.data, args.trunk, not args.no_pretraining)
    progress = {"step": 0, "minutes": 0.0}
    if args.resume and (args.out / checkpoint.NAME).exists():
        progress = checkpoint.restore(run, args.out)
    steps = round(args.epochs * len(run.batches.groups)) if args.epochs else args.steps
    budget = Budget(args.minutes, steps, progress["minutes"] + (time.monotonic() - begun) / 60)
    with open(args.out / "log.jsonl", "a" if args.resume else "w", buffering=1) as file:

        def log(record: dict) -> None:
            line = json.dumps(record)
            print(line, flush=True)
            file.write(line + "\n")

        count = lambda module: sum(weight.numel() for weight in module.parameters())
        log({"trunk": count(run.model.encoder), "heads": count(run.model.heads), "sentences": len(run.batches.examples)})
        train(run, args, budget, progress["step"], log)


if __name__ == "__main__":
    main()
