"""Move outliers from activations to weights before int8, leaving every product as it is (Xiao et al. 2023, SmoothQuant).

Activations get one scale a tensor, so that a few large channels leave the others few steps; weights have a scale an
output channel. The largest lie where the closing token, a resting place for attention, enters the feed-forward's output
(500, the median token 13). What enters there is gelu(gate) * value, linear in value: value's rows are divided by what the
output's columns are multiplied by.
"""

import torch
from torch import Tensor

from evaluate.predict import forward
from finetune.data import Example
from finetune.model import HeadedEncoder


def channel_peaks(model: HeadedEncoder, groups: list[list[Example]]) -> list[Tensor]:
    """For each block the greatest magnitude in each channel that enters the feed-forward's output."""
    outputs = [block.feed_forward.output for block in model.encoder.blocks]
    peaks = [torch.zeros(model.encoder.config.feed_forward) for _ in outputs]

    def watch(peak: Tensor):
        def hook(_, inputs: tuple[Tensor]) -> None:
            peak.copy_(torch.maximum(peak, inputs[0].abs().flatten(0, 1).amax(0)))

        return hook

    hooks = [output.register_forward_pre_hook(watch(peak)) for output, peak in zip(outputs, peaks)]
    for group in groups:
        forward(model, group)
    for hook in hooks:
        hook.remove()
    return peaks


@torch.no_grad()
def smooth(model: HeadedEncoder, groups: list[list[Example]], strength: float = 0.65) -> None:
    """strength 1 makes all channels alike, 0 leaves them as they are."""
    for block, peak in zip(model.encoder.blocks, channel_peaks(model, groups)):
        inputs, output = block.feed_forward.inputs.weight, block.feed_forward.output.weight
        scale = (peak / peak.median().clamp(min=1e-6)).clamp(min=0.1) ** strength
        inputs[len(scale) :] /= scale[:, None]
        output *= scale
