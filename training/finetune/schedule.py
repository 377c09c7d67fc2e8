"""Warm-up, then a cosine to zero, over the share of the budget that is spent."""

import math


def rate_factor(fraction: float, warmup: float) -> float:
    if fraction < warmup:
        return (fraction + 0.01 * warmup) / (1.01 * warmup)
    return 0.5 * (1 + math.cos(math.pi * min(1.0, (fraction - warmup) / (1 - warmup))))
