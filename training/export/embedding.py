"""The embedding table in int8, a scale a row: looked up as bytes, made float after.

One scale for the whole table, as onnxruntime's own quantiser has it, lets a few long rows coarsen all others.
"""

import numpy as np
import onnx
from onnx import helper, numpy_helper


def quantise(model: onnx.ModelProto) -> None:
    graph = model.graph
    tables = {tensor.name: tensor for tensor in graph.initializer}
    gathers = [n for n in graph.node if n.op_type == "Gather" and n.input[0] in tables and len(tables[n.input[0]].dims) == 2]
    gather = max(gathers, key=lambda node: np.prod(tables[node.input[0]].dims))
    table = numpy_helper.to_array(tables[gather.input[0]])
    scales = np.maximum(np.abs(table).max(axis=1, keepdims=True), 1e-8) / 127
    rows = np.rint(table / scales).astype(np.int8)
    name, ids, output = gather.input[0], gather.input[1], gather.output[0]
    graph.initializer.remove(tables[name])
    graph.initializer.extend(
        [numpy_helper.from_array(rows, f"{name}_rows"), numpy_helper.from_array(scales.astype(np.float32), f"{name}_scales")]
    )
    nodes = [
        helper.make_node("Gather", [f"{name}_rows", ids], [f"{output}_bytes"]),
        helper.make_node("Cast", [f"{output}_bytes"], [f"{output}_whole"], to=onnx.TensorProto.FLOAT),
        helper.make_node("Gather", [f"{name}_scales", ids], [f"{output}_scale"]),
        helper.make_node("Mul", [f"{output}_whole", f"{output}_scale"], [output]),
    ]
    place = list(graph.node).index(gather)
    graph.node.remove(gather)
    for offset, node in enumerate(nodes):
        graph.node.insert(place + offset, node)
