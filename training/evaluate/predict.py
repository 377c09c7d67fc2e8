"""Predictions of PyTorch in fp32, a JSON line a sentence; trees, lemmas and scores are made of them in TypeScript.

python -m evaluate.predict --model .cache/syntax-model/final --data .cache/syntax/test.jsonl --out .cache/predicted.jsonl

A sentence needs `words` only. Tags are indices into the manifest's labels; `arcs` is a row a word: the root, then each
word, as its head; `deprel` the best label of each such arc. With --logits, all logits instead (parity tests).
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import torch
from torch import Tensor

from finetune import bundle
from finetune.batches import collate, in_order
from finetune.data import Example, read_jsonl, write_jsonl
from finetune.model import HeadedEncoder


def trimmed(logits: Tensor, axes: list[str], words: int) -> Tensor:
    """One sentence's logits without those of padding."""
    sizes = {"words": words, "heads": words + 1}
    return logits[tuple(slice(sizes.get(axis)) for axis in axes[1:])]


def best(logits: Tensor, axes: list[str]) -> list:
    if "labels" in axes:
        return logits.argmax(axes.index("labels") - 1).tolist()
    return [[round(score, 4) for score in row] for row in logits.tolist()]


@torch.no_grad()
def forward(model: HeadedEncoder, group: list[Example]) -> dict[str, Tensor]:
    batch = collate(group, []).to(model.encoder.embedding.device)
    return {name: logits.cpu() for name, logits in model(batch.ids, batch.mask, batch.starts).items()}


Runner = Callable[[list[Example]], dict[str, Tensor]]


def predict(
    model: HeadedEncoder, run: Runner, examples: list[Example], pieces: int, logits: bool
) -> Iterator[tuple[int, dict]]:
    """(place among the examples, prediction); the model says what its outputs are, run computes them."""
    places = {id(example): place for place, example in enumerate(examples)}
    for group in in_order(examples, pieces):
        outputs = run(group)
        for row, example in enumerate(group):
            record = {key: example.record[key] for key in ("id", "corpus", "words") if key in example.record}
            for name, output in model.outputs.items():
                found = trimmed(outputs[name][row], output["axes"], example.words)
                record[name] = found.tolist() if logits else best(found, output["axes"])
            yield places[id(example)], record


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, required=True, help="folder final/ of finetune.train")
    parser.add_argument("--data", type=Path, required=True, help="JSONL with words")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--onnx", type=Path, help="predict with this export of the model instead")
    parser.add_argument("--sentences", type=int, help="only the first so many")
    parser.add_argument("--pieces", type=int, default=4096, help="in a batch")
    parser.add_argument("--logits", action="store_true")
    parser.add_argument("--threads", type=int, help="on CPU")
    args = parser.parse_args()
    if args.threads:
        torch.set_num_threads(args.threads)
    model, encode, _ = bundle.load(args.model)
    model.to("cuda" if torch.cuda.is_available() else "cpu")
    examples = [encode(record) for record in read_jsonl(args.data)[: args.sentences]]
    run = partial(forward, model)
    if args.onnx:
        from export.session import Session

        run = Session(args.onnx, args.threads or 1)
    found = sorted(predict(model, run, examples, args.pieces, args.logits), key=lambda pair: pair[0])
    write_jsonl(args.out, [record for _, record in found])


if __name__ == "__main__":
    main()
