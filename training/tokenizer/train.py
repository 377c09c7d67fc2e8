"""Train the cased WordPiece vocabulary: corpus folder in, tokenizer.json out.

python -m tokenizer.train --config configs/tokenizer.json --corpus TEXT --out .cache/tokenizer.json
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tokenizers import Tokenizer, decoders, models, processors, trainers

from corpus import sample
from tokenizer.affixes import reshape
from tokenizer.rules import normalizer, pre_tokenizer

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]


def word_pieces(pieces: list[str]) -> Tokenizer:
    vocabulary = {piece: rank for rank, piece in enumerate(pieces)}
    tokenizer = Tokenizer(models.WordPiece(vocabulary, unk_token="[UNK]", max_input_chars_per_word=64))
    tokenizer.normalizer = normalizer()
    tokenizer.pre_tokenizer = pre_tokenizer()
    tokenizer.decoder = decoders.WordPiece()
    return tokenizer


def count_words(tokenizer: Tokenizer, texts: Iterable[str]) -> Counter[str]:
    words: Counter[str] = Counter()
    for text in texts:
        words.update(re.findall(r"[^\W\d_]+", tokenizer.normalizer.normalize_str(text).lower()))
    return words


def train(config: dict, corpus: Path) -> Tokenizer:
    special = SPECIAL + [f"[unused{n}]" for n in range(config["reserved"])]
    draft = word_pieces(special)
    affixes = config["affixes"]
    trainer = trainers.WordPieceTrainer(
        vocab_size=config["vocabulary"] + affixes["surplus"],
        limit_alphabet=config["alphabet"],
        min_frequency=config["min_frequency"],
        special_tokens=special,
        show_progress=False,
    )
    draft.train_from_iterator(sample(corpus, config["sample_megabytes"]), trainer)
    pieces = sorted(draft.get_vocab(), key=draft.token_to_id)
    words = count_words(draft, sample(corpus, config["sample_megabytes"]))
    pieces = reshape(pieces, words, config["vocabulary"], affixes["common"], affixes["frequent"])
    tokenizer = word_pieces(pieces)
    tokenizer.add_special_tokens(special)
    ends = [(token, tokenizer.token_to_id(token)) for token in ("[CLS]", "[SEP]")]
    tokenizer.post_processor = processors.TemplateProcessing("[CLS] $A [SEP]", "[CLS] $A [SEP] $B [SEP]", ends)
    return tokenizer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--config", type=Path, required=True)
    parser.add_argument("--corpus", type=Path, required=True, help="folder of *.txt")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    tokenizer = train(json.loads(args.config.read_text()), args.corpus)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    tokenizer.save(str(args.out), pretty=False)
    print(f"{tokenizer.get_vocab_size()} pieces, {args.out.stat().st_size / 1e3:.0f} kB: {args.out}")


if __name__ == "__main__":
    main()
