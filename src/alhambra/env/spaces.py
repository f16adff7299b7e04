"""Observations and masks as NumPy arrays, flat or as a dictionary of planes and vectors."""

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from alhambra.core.state import View
from alhambra.env.choice import Path
from alhambra.env.encoding import Encoding
from alhambra.env.planes import has_planes, planes_of

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Arrays:
    """Turns the numbers of an encoding into arrays: each number divided by the top of its range."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.scale = (1.0 / np.array(encoding.layout.tops(), dtype=np.float32)).astype(np.float32)
        self.has_planes = has_planes(encoding)

    def vector(self, numbers: "array[int]") -> Vector:
        scaled: Vector = np.frombuffer(numbers, dtype=np.uint16) * self.scale
        return scaled

    def of_view(self, view: View, picked: Path = ()) -> Vector:
        """The observation of a seat's view, and the steps it has taken towards its move."""
        return self.vector(self.encoding.numbers(view, picked))

    def dictionary(self, vector: Vector, view: View) -> dict[str, Any]:
        """The same as a dictionary: a vector or matrix for each part, and the Alhambras as
        planes."""
        parts: dict[str, Any] = {
            part.name: vector[part.start : part.end].reshape(part.shape)
            for part in self.encoding.layout.parts
        }
        if self.has_planes:
            parts["planes"] = planes_of(view)
        return parts


def mask_array(mask: bytearray) -> Mask:
    return np.frombuffer(mask, dtype=np.int8)
