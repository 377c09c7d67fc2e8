"""fp32 ONNX to int8: the embedding by rows, every matrix by its output channels, activations on the fly."""

import logging
from pathlib import Path

import onnx
from onnxruntime.quantization import QuantType, quantize_dynamic

from export import embedding

WEIGHTS = {"int8": QuantType.QInt8, "uint8": QuantType.QUInt8}


def quantise(source: Path, target: Path, weights: str = "int8", reduce_range: bool = False) -> None:
    """reduce_range: 7 bits, for processors without VNNI, where u8 x s8 sums saturate at 16 bits."""
    model = onnx.load(source)
    embedding.quantise(model)
    onnx.save(model, target)
    logging.getLogger().setLevel(logging.ERROR)
    quantize_dynamic(
        target, target, op_types_to_quantize=["MatMul"], per_channel=True, reduce_range=reduce_range,
        weight_type=WEIGHTS[weights], extra_options={"MatMulConstBOnly": True},
    )
