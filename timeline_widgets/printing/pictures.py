"""Teachers' pictures: which can be read, which way up they are, and what shape they have."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageOps

_ORIENTATION = 0x0112  # the EXIF tag in which a phone notes how it was held
_QUALITY = 92


class Print(NamedTuple):
    """A picture that can be printed.

    Parameters
    ----------
    data : bytes
        Its file, the right way up.
    shape : float
        How many times wider than high it is.
    """

    data: bytes
    shape: float


@lru_cache(maxsize=8)  # both sides of a card, and what is said about it, ask for the same one
def printable(data: bytes) -> Print | None:
    """Return a picture as it is printed, or None if it cannot be read."""
    try:
        with Image.open(BytesIO(data)) as image:
            image.load()
            if image.getexif().get(_ORIENTATION, 1) != 1:
                turned = ImageOps.exif_transpose(image)
                file = BytesIO()
                turned.save(file, image.format, quality=_QUALITY)
                return Print(file.getvalue(), turned.width / turned.height)
            return Print(data, image.width / image.height)
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
