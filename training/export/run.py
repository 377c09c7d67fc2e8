r"""Export a fine-tuned model: model.onnx (fp32, for parity), model.int8.onnx (to ship), tokenizer.json, manifest.json.

python -m export.run --model .cache/syntax-model/final --out .cache/syntax-onnx --calibrate .cache/syntax/train.jsonl \
  --check .cache/syntax/dev.jsonl
"""

import argparse
import copy
import json
import shutil
from pathlib import Path

import torch

from export import graph, manifest
from export.compare import compare
from export.quantise import WEIGHTS, quantise
from export.smooth import smooth
from finetune import bundle
from finetune.batches import in_order
from finetune.data import Example, read_jsonl

FILES = {"fp32": "model.onnx", "int8": "model.int8.onnx", "tokenizer": "tokenizer.json"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, required=True, help="folder final/ of finetune.train")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--weights", choices=WEIGHTS, default="int8")
    parser.add_argument("--reduce-range", action="store_true", help="7-bit weights")
    parser.add_argument("--limit", type=float, default=24e6, help="bytes of model.int8.onnx")
    parser.add_argument("--calibrate", type=Path, help="JSONL with words, to see where activations are large")
    parser.add_argument("--check", type=Path, help="JSONL with words, to compare with PyTorch on")
    parser.add_argument("--sentences", type=int, default=300, help="of each, evenly drawn")
    args = parser.parse_args()
    torch.set_num_threads(1)

    original, encode, facts = bundle.load(args.model)

    def examples(path: Path) -> list[list[Example]]:
        records = read_jsonl(path)
        drawn = records[:: max(1, len(records) // args.sentences)][: args.sentences]
        return in_order([encode(record) for record in drawn], 1024)

    model = copy.deepcopy(original)
    if args.calibrate:
        smooth(model, examples(args.calibrate))
    args.out.mkdir(parents=True, exist_ok=True)
    graph.write(model, args.out / FILES["fp32"])
    quantise(args.out / FILES["fp32"], args.out / FILES["int8"], args.weights, args.reduce_range)
    shutil.copyfile(args.model / "tokenizer.json", args.out / FILES["tokenizer"])
    labels = json.loads((args.model / "labels.json").read_text())
    described = manifest.describe(model, args.out, FILES, labels, facts)
    (args.out / manifest.NAME).write_text(json.dumps(described, indent=1, ensure_ascii=False) + "\n")

    for role, file in described["files"].items():
        print(f"{role}: {file['bytes'] / 1e6:.2f} MB {file['name']}")
    if args.check:
        for role in ("fp32", "int8"):
            print(role, json.dumps(compare(original, args.out / FILES[role], examples(args.check))))
    size = described["files"]["int8"]["bytes"]
    if size > args.limit:
        raise SystemExit(f"{FILES['int8']} has {size} bytes; at most {args.limit:.0f} are allowed")


if __name__ == "__main__":
    main()
