"""Weights as safetensors parts: fp16, each at most so many bytes, read back as one."""

import json
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, nn

from model.config import EncoderConfig


def split_rows(tensors: dict[str, Tensor], limit: int) -> list[dict[str, Tensor]]:
    """Groups under the limit; a tensor too large for one group is cut by rows, its pieces named name@first-row."""
    pieces: list[tuple[str, Tensor]] = []
    for name, tensor in tensors.items():
        rows = max(1, limit // max(1, tensor[0:1].nbytes))
        starts = range(0, len(tensor), rows)
        pieces += [(f"{name}@{start}", tensor[start : start + rows]) for start in starts]
    groups: list[dict[str, Tensor]] = [{}]
    filled = 0
    for name, piece in pieces:
        if filled + piece.nbytes > limit and groups[-1]:
            groups.append({})
            filled = 0
        groups[-1][name] = piece.contiguous()
        filled += piece.nbytes
    return groups


def save(model: nn.Module, config: EncoderConfig, folder: Path, facts: dict, limit: int = 15 * 2**20 - 65536) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("weights-*.safetensors"):
        old.unlink()
    tensors = {name: tensor.detach().to("cpu", torch.float16) for name, tensor in model.state_dict().items()}
    for number, group in enumerate(split_rows(tensors, limit)):
        save_file(group, folder / f"weights-{number}.safetensors")
    (folder / "encoder.json").write_text(json.dumps({"encoder": config.to_json(), **facts}, indent=1))


def load(folder: Path) -> tuple[EncoderConfig, dict[str, Tensor]]:
    config = EncoderConfig(**json.loads((folder / "encoder.json").read_text())["encoder"])
    rows: dict[str, dict[int, Tensor]] = {}
    for part in sorted(folder.glob("weights-*.safetensors")):
        for key, piece in load_file(part).items():
            name, start = key.rsplit("@", 1)
            rows.setdefault(name, {})[int(start)] = piece
    if not rows:
        raise SystemExit(f"no weights-*.safetensors in {folder}")
    return config, {name: torch.cat([parts[at] for at in sorted(parts)]).float() for name, parts in rows.items()}
