"""How far the logits of an ONNX file are from PyTorch's."""

from pathlib import Path

from evaluate.predict import forward, trimmed
from export.session import Session
from finetune.data import Example
from finetune.model import HeadedEncoder


def compare(model: HeadedEncoder, path: Path, groups: list[list[Example]]) -> dict[str, dict[str, float]]:
    """Per output the greatest difference, and how often the first choice is the same, in percent."""
    onnx = Session(path)
    rows: dict[str, list[tuple[float, int, int]]] = {name: [] for name in model.outputs}
    for group in groups:
        expected, found = forward(model, group), onnx(group)
        for at, example in enumerate(group):
            for name, output in model.outputs.items():
                ours, theirs = (trimmed(logits[name][at], output["axes"], example.words) for logits in (expected, found))
                choices = output["axes"].index("labels" if "labels" in output["axes"] else "heads") - 1
                same = ours.argmax(choices) == theirs.argmax(choices)
                rows[name].append(((ours - theirs).abs().max().item(), same.sum().item(), same.numel()))
    return {
        name: {
            "difference": max(row[0] for row in found),
            "agreement": round(100 * sum(row[1] for row in found) / sum(row[2] for row in found), 3),
        }
        for name, found in rows.items()
    }
