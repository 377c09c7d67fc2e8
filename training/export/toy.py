r"""A model with random weights that fits a test: all outputs of the real one, a few letters and words.

python -m export.toy --out .cache/toy-model
python -m export.run --model .cache/toy-model --out ../src/encoder/testing/toy-model
"""

import argparse
import json
from pathlib import Path

import torch

from finetune.model import HeadedEncoder
from model import weights
from model.config import EncoderConfig
from tokenizer.train import SPECIAL, word_pieces

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:?!'\"-"
WORDS = ["the", "no", "not", "un", "##happy", "##ing", "##less", "sea", "ship", "sailor"]
LABELS = {
    "upos": ["NOUN", "PUNCT", "VERB", "DET", "ADJ", "ADV"],
    "xpos": ["NN", "NNS", ".", "VBD", "DT", "JJ", "RB"],
    "feats": ["_", "Number=Sing", "Number=Plur", "Polarity=Neg"],
    "lemma": ["lower 0 0", "lower 0 1", "keep 0 0", "lower 0 3+y", "= not"],
    "deprel": ["punct", "det", "nsubj", "root", "advmod", "amod", "obj"],
}
HEADS = [{"name": name, "kind": "tags", "dropout": 0.0} for name in ("upos", "xpos", "feats", "lemma")]
HEADS.append({"name": "tree", "kind": "tree", "arc": 12, "label": 8, "dropout": 0.0})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    pieces = [*SPECIAL, *LETTERS, *("##" + letter for letter in LETTERS), *WORDS]
    tokenizer = word_pieces(pieces)
    tokenizer.add_special_tokens(SPECIAL)
    torch.manual_seed(1)
    shape = EncoderConfig(vocabulary=len(pieces), width=32, layers=1, heads=2, feed_forward=48)
    model = HeadedEncoder(shape, HEADS, LABELS, mix=True)
    for name, parameter in model.named_parameters():
        if "mixes" not in name and parameter.dim() > 1:
            torch.nn.init.normal_(parameter, std=0.3)
    config = {"heads": HEADS, "layer_mix": True, "openings": {}}
    facts = {"command": "export.toy", "config": config, "dev": {}, "step": 0, "epoch": 0, "minutes": 0}
    weights.save(model, shape, args.out, facts)
    (args.out / "labels.json").write_text(json.dumps(LABELS))
    tokenizer.save(str(args.out / "tokenizer.json"))


if __name__ == "__main__":
    main()
