"""Corpus text to packed token ids: documents in a row, each closed by [SEP]; [CLS] is put at sequence starts later.

python -m pretrain.prepare --corpus TEXT --tokenizer .cache/tokenizer.json --out .cache/tokens
"""

import argparse
import json
import shutil
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import numpy as np
from tokenizers import Tokenizer

from corpus import documents, text_files
from pretrain import chunks


def encode(tokenizer: Tokenizer, texts: Iterator[str], batch: int = 2000) -> Iterator[np.ndarray]:
    separator = tokenizer.token_to_id("[SEP]")
    while group := list(islice(texts, batch)):
        for encoding in tokenizer.encode_batch_fast(group, add_special_tokens=False):
            yield np.array([*encoding.ids, separator], dtype=np.uint16)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", type=Path, required=True, help="folder of *.txt")
    parser.add_argument("--tokenizer", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--held-out", type=float, default=0.005, help="share of documents, the last ones")
    parser.add_argument("--chunk-tokens", type=int, default=8_000_000)
    parser.add_argument("--group-mib", type=float, default=54, help="size of a group of chunks")
    parser.add_argument("--documents", type=int, help="only the first so many (toy runs)")
    args = parser.parse_args()

    tokenizer = Tokenizer.from_file(str(args.tokenizer))
    texts = chain.from_iterable(map(documents, text_files(args.corpus)))
    encoded = list(encode(tokenizer, islice(texts, args.documents)))
    first_held_out = len(encoded) - max(1, round(len(encoded) * args.held_out))

    shutil.rmtree(args.out, ignore_errors=True)
    args.out.mkdir(parents=True)
    size = int(args.group_mib * 2**20)
    manifest = {
        "documents": len(encoded),
        "vocabulary": tokenizer.get_vocab_size(),
        "special": {name: tokenizer.token_to_id(f"[{name}]") for name in ("PAD", "CLS", "SEP", "MASK")},
        "reserved": 1 + max(id for piece, id in tokenizer.get_vocab().items() if piece.startswith(("[unused", "[MASK]"))),
        "continuations": [id for piece, id in tokenizer.get_vocab().items() if piece.startswith("##")],
    }
    parts = {"held-out": encoded[first_held_out:], "train": encoded[:first_held_out]}
    for name, arrays in parts.items():
        manifest[name] = chunks.write(np.concatenate(arrays), args.out, name, args.chunk_tokens, size)
        tokens, packed = (sum(record[key] for record in manifest[name]) for key in ("tokens", "bytes"))
        print(f"{name}: {len(arrays)} documents, {tokens} tokens, {packed / 2**20:.1f} MiB in {len(manifest[name])} chunks")
    (args.out / "manifest.json").write_text(json.dumps(manifest))


if __name__ == "__main__":
    main()
