"""Add word pieces to the sentences of a folder, in place, so that training needs no tokenizer.

python -m finetune.prepare --data .cache/syntax --tokenizer checkpoints/encoder-base/tokenizer.json
"""

import argparse
import json
import shutil
from pathlib import Path

from finetune.data import read_jsonl, write_jsonl
from finetune.pieces import Pieces


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder of *.jsonl")
    parser.add_argument("--tokenizer", type=Path, required=True)
    args = parser.parse_args()
    pieces = Pieces(args.tokenizer)
    files = sorted(args.data.glob("*.jsonl"))
    if not files:
        raise SystemExit(f"no *.jsonl in {args.data}: write them with scripts/training first (see README.md)")
    for file in files:
        records = [pieces.add(record) for record in read_jsonl(file)]
        write_jsonl(file, records)
        words = sum(len(record["words"]) for record in records)
        count = sum(len(word) for record in records for word in record["pieces"])
        print(f"{file.name}: {len(records)} sentences, {words} words, {count / words:.2f} pieces a word")
    (args.data / "special.json").write_text(json.dumps(pieces.special))
    shutil.copyfile(args.tokenizer, args.data / "tokenizer.json")


if __name__ == "__main__":
    main()
