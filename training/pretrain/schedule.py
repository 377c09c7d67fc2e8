"""The learning rate over a budget of minutes or steps: warm-up, stable, linear decay to zero."""

import time
from dataclasses import dataclass


@dataclass
class Budget:
    """How much of the run is spent. Minutes count from the start of the process, compilation included."""

    minutes: float | None
    steps: int | None
    spent_before: float = 0.0

    def __post_init__(self) -> None:
        if (self.minutes is None) == (self.steps is None):
            raise SystemExit("give one of --minutes and --steps")
        self.begun = time.monotonic()

    def spent_minutes(self) -> float:
        return self.spent_before + (time.monotonic() - self.begun) / 60

    def fraction(self, step: int) -> float:
        return step / self.steps if self.steps else self.spent_minutes() / self.minutes


def rate_factor(step: int, fraction: float, warmup_steps: int, decay_from: float) -> float:
    """decay_from 0: linear from the start; 0.4: the trapezoid of Hägele et al. 2024."""
    warm = min(1.0, (step + 1) / max(1, warmup_steps))
    return warm * max(0.0, min(1.0, (1 - fraction) / (1 - decay_from)))
