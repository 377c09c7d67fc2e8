"""The encoder's shape, as stored beside its weights."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class EncoderConfig:
    vocabulary: int = 16384
    width: int = 384
    layers: int = 8
    heads: int = 6
    feed_forward: int = 1024
    rotary_base: float = 10000.0
    query_key_norm: bool = True
    norm_epsilon: float = 1e-5

    @property
    def head_width(self) -> int:
        return self.width // self.heads

    def to_json(self) -> dict:
        return asdict(self)
