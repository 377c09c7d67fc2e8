r"""A BERT base of random weights, 12 layers, 768 wide: what the encoder's speed is measured against (bench/syntax.ts).

python -m bench.bert --out .cache/bert

In Hugging Face's layout, with a tokenizer and small enough for a test:

python -m export.toy --out .cache/toy-model
python -m bench.bert --layers 1 --width 16 --heads 2 --positions 64 --tokenizer .cache/toy-model/tokenizer.json \
  --out ../src/encoder/testing/toy-bert
"""

import argparse
import json
from pathlib import Path

import torch
from tokenizers import Tokenizer, processors
from torch import Tensor, nn

from export.graph import OPSET
from export.quantise import quantise


class Block(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.inputs, self.output = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(2))

    def forward(self, x: Tensor, bias: Tensor) -> Tensor:
        query, key, value = (part.unflatten(-1, (self.heads, -1)).transpose(1, 2) for part in self.inputs(x).chunk(3, -1))
        shares = (query @ key.transpose(2, 3) / query.shape[-1] ** 0.5 + bias).softmax(-1)
        x = self.norms[0](x + self.output((shares @ value).transpose(1, 2).flatten(2)))
        return self.norms[1](x + self.down(nn.functional.gelu(self.up(x))))


class Bert(nn.Module):
    def __init__(self, vocabulary: int, width: int, layers: int, heads: int, positions: int) -> None:
        super().__init__()
        self.words, self.positions = nn.Embedding(vocabulary, width), nn.Embedding(positions, width)
        self.norm = nn.LayerNorm(width)
        self.blocks = nn.ModuleList(Block(width, heads) for _ in range(layers))

    def forward(self, ids: Tensor, mask: Tensor) -> Tensor:
        x = self.norm(self.words(ids) + self.positions(torch.arange(ids.shape[1])))
        bias = (1.0 - mask[:, None, None].float()) * -1e4
        for block in self.blocks:
            x = block(x, bias)
        return x


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    for name, size in {"layers": 12, "width": 768, "heads": 12, "positions": 512}.items():
        parser.add_argument(f"--{name}", type=int, default=size)
    parser.add_argument("--tokenizer", type=Path)
    args = parser.parse_args()
    tokenizer = Tokenizer.from_file(str(args.tokenizer)) if args.tokenizer else None
    vocabulary = tokenizer.get_vocab_size() if tokenizer else 28996
    args.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(1)
    ids = torch.randint(0, 100, (2, 9))
    axes = {name: {0: "batch", 1: "pieces"} for name in ("input_ids", "attention_mask", "last_hidden_state")}
    with torch.no_grad():
        torch.onnx.export(
            Bert(vocabulary, args.width, args.layers, args.heads, args.positions).eval(), (ids, torch.ones_like(ids)),
            str(args.out / "model.onnx"), dynamic_axes=axes, dynamo=False,
            input_names=["input_ids", "attention_mask"], output_names=["last_hidden_state"], opset_version=OPSET,
        )
    if tokenizer is None:
        quantise(args.out / "model.onnx", args.out / "model.int8.onnx")
        return
    ends = [(token, tokenizer.token_to_id(token)) for token in ("[CLS]", "[SEP]")]
    tokenizer.post_processor = processors.TemplateProcessing("[CLS] $A [SEP]", "[CLS] $A [SEP] $B [SEP]", ends)
    tokenizer.save(str(args.out / "tokenizer.json"))
    config = {"model_type": "bert", "hidden_size": args.width, "max_position_embeddings": args.positions}
    (args.out / "config.json").write_text(json.dumps(config) + "\n")


if __name__ == "__main__":
    main()
