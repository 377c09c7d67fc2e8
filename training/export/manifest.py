"""manifest.json: what TypeScript must know to run the model, and may check before it does."""

import hashlib
import json
from pathlib import Path

from export.graph import INPUTS, OPSET
from finetune.model import HeadedEncoder
from finetune.pieces import PIECES_PER_WORD

NAME = "manifest.json"
VERSION = 1


def fingerprint(path: Path) -> dict:
    data = path.read_bytes()
    return {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def describe(model: HeadedEncoder, folder: Path, files: dict[str, str], labels: dict, facts: dict) -> dict:
    """files: role -> name, in the folder: the graphs by precision, and the tokenizer."""
    tokens = {"opening": "[CLS]", "closing": "[SEP]", "padding": "[PAD]", "unknown": "[UNK]"}
    return {
        "version": VERSION,
        "files": {role: {"name": name, **fingerprint(folder / name)} for role, name in files.items()},
        "opset": OPSET,
        "inputs": {name: {"type": "int64", "axes": axes} for name, axes in INPUTS.items()},
        "outputs": {name: {"type": "float32", **output} for name, output in model.outputs.items()},
        "labels": {task: labels[task] for task in sorted({o["labels"] for o in model.outputs.values() if "labels" in o})},
        "tokens": {**tokens, "piecesPerWord": PIECES_PER_WORD, "wordState": "first"},
        "encoder": model.encoder.config.to_json(),
        "training": {key: facts[key] for key in ("command", "config", "dev", "step", "epoch", "minutes")},
    }


def problems(folder: Path) -> list[str]:
    """What is wrong with a folder that has a manifest; nothing, if it is sound."""
    manifest = json.loads((folder / NAME).read_text())
    found = [] if manifest["version"] == VERSION else [f"version {manifest['version']}, expected {VERSION}"]
    for role, file in manifest["files"].items():
        path = folder / file["name"]
        if not path.exists():
            found.append(f"{role}: {file['name']} is missing")
        elif fingerprint(path) != {"bytes": file["bytes"], "sha256": file["sha256"]}:
            found.append(f"{role}: {file['name']} is not the file that the manifest describes")
    for name, output in manifest["outputs"].items():
        if ("labels" in output["axes"]) != ("labels" in output):
            found.append(f"output {name}: axes and labels do not agree")
        elif "labels" in output and not manifest["labels"].get(output["labels"]):
            found.append(f"output {name}: no list of {output['labels']} labels")
    return found
