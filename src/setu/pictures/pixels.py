"""A drawing as an array of pixels, for films and for tools that know no SVG (extra `pictures`)."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray


def pixels(svg: str, width: int | None = None) -> NDArray[np.uint8]:
    """The drawing as [row, column, (red, green, blue)]; `width` in pixels, by default its own."""
    import resvg_py
    from PIL import Image

    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=width)
    with Image.open(io.BytesIO(bytes(drawn))) as image:
        return np.asarray(image.convert("RGB"))
