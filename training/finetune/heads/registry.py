"""The kinds of heads. A new one is a file like its neighbours and a line here.

A head has `columns` (what it reads of a sentence), `outputs` (its logits' names and axes), and takes the states
[batch, 1 + words, width], the root first: forward -> logits by name, loss -> scalar, measure -> counts of right words.
"""

from torch import nn

from finetune.heads.tags import Tags
from finetune.heads.tree import Tree

KINDS = {"tags": Tags, "tree": Tree}


def build(head: dict, width: int, labels: dict[str, list[str]]) -> nn.Module:
    options = {key: value for key, value in head.items() if key not in ("name", "kind", "weight")}
    if head["kind"] not in KINDS:
        raise SystemExit(f"unknown kind of head {head['kind']}; choose one of {', '.join(KINDS)}")
    return KINDS[head["kind"]](head["name"], width, labels, **options)
