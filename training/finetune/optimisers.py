"""Rates: heads high, the trunk low, and lower still towards its input (Howard & Ruder 2018, ULMFiT)."""

import torch
from torch import nn
from torch.optim import AdamW, Optimizer

from finetune.model import HeadedEncoder
from model.linear import Linear
from pretrain.muon import Muon


def trunk_depths(model: HeadedEncoder) -> dict[int, int]:
    """For each parameter of the trunk, how many blocks lie above it."""
    encoder, layers = model.encoder, len(model.encoder.blocks)
    depths = {id(weight): 0 for weight in encoder.final_norm.parameters()}
    for index, block in enumerate(encoder.blocks):
        depths |= {id(weight): layers - 1 - index for weight in block.parameters()}
    return depths | {id(weight): layers for weight in (encoder.embedding, *encoder.embedding_norm.parameters())}


def build(model: HeadedEncoder, config: dict, device: torch.device) -> list[Optimizer]:
    matrices = set()
    for module in model.modules():
        if isinstance(module, Linear):
            module.weight.parts = module.parts
            matrices.add(id(module.weight))
    depths = trunk_depths(model)
    adam, muon = [], []
    for weight in model.parameters():
        is_matrix, depth = id(weight) in matrices, depths.get(id(weight))
        rate = config["head_rate"] if depth is None else config["rate"] * config["layer_decay"] ** depth
        decay = config["weight_decay"] if is_matrix else 0.0
        group = {"params": [weight], "lr": rate, "peak": rate, "weight_decay": decay}
        (muon if is_matrix and depth is not None and config["matrices"] == "muon" else adam).append(group)
    fused = device.type == "cuda"
    optimisers: list[Optimizer] = [AdamW(merged(adam), betas=tuple(config["betas"]), eps=config["epsilon"], fused=fused)]
    if muon:
        dtype = torch.bfloat16 if fused else torch.float32
        optimisers.append(Muon(merged(muon), config["rate"], config["momentum"], config["weight_decay"], dtype))
    return optimisers


def merged(groups: list[dict]) -> list[dict]:
    """Groups of the same rates as one: fewer, larger updates."""
    by_rates: dict[tuple, dict] = {}
    for group in groups:
        same = by_rates.setdefault((group["lr"], group["weight_decay"]), {**group, "params": []})
        same["params"] += group["params"]
    return list(by_rates.values())
