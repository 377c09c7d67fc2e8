"""Who trains what: Muon the hidden matrices, AdamW the embedding and the norms."""

import torch
from torch import nn
from torch.optim import AdamW, Optimizer

from model.linear import Linear
from pretrain.muon import Muon


def build(model: nn.Module, config: dict, device: torch.device, compiled: bool) -> list[Optimizer]:
    matrices = []
    for module in model.modules():
        if isinstance(module, Linear):
            module.weight.parts = module.parts
            matrices.append(module.weight)
    known = {id(weight) for weight in matrices}
    others = [weight for weight in model.parameters() if id(weight) not in known]
    adam = dict(betas=tuple(config["betas"]), eps=config["epsilon"], fused=device.type == "cuda")
    if config["matrices"] == "adamw":
        groups = [
            {"params": matrices, "lr": config["matrix_rate"], "weight_decay": config["weight_decay"]},
            {"params": others, "lr": config["rate"], "weight_decay": 0.0},
        ]
        optimisers: list[Optimizer] = [AdamW(groups, **adam)]
    else:
        dtype = torch.bfloat16 if device.type == "cuda" else torch.float32
        muon = Muon(matrices, config["matrix_rate"], config["momentum"], config["weight_decay"], dtype, compiled)
        optimisers = [muon, AdamW(others, lr=config["rate"], weight_decay=0.0, **adam)]
    for optimiser in optimisers:
        for group in optimiser.param_groups:
            group["peak"] = group["lr"]
    return optimisers


def set_rate(optimisers: list[Optimizer], factor: float) -> None:
    for optimiser in optimisers:
        for group in optimiser.param_groups:
            group["lr"] = group["peak"] * factor
