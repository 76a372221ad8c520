# /// script
# requires-python = ">=3.11"
# dependencies = ["pillow>=11", "resvg-py>=0.2"]
# ///
"""Render the drawings of the card sets to the pictures that the cards show.

Run it after a change to a drawing, and commit both: ``pipx run cardsets/draw.py``, or with pillow
and resvg-py installed ``python cardsets/draw.py``. How to draw one: see DRAWINGS.md beside it.
"""

from __future__ import annotations

import io
from pathlib import Path

import resvg_py
from PIL import Image

WIDTH = 480
COLOURS = 48  # a drawing has about eight; the others are for its smooth edges


def render(drawing: Path) -> Image.Image:
    """Return a drawing as an image of few colours, its flat ones kept exactly."""
    png = bytes(resvg_py.svg_to_bytes(svg_path=str(drawing), width=WIDTH))
    full = Image.open(io.BytesIO(png)).convert("RGB")
    counted = full.getcolors(full.width * full.height) or []
    common = [colour for _, colour in sorted(counted, reverse=True)[:COLOURS]]
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for colour in common for channel in colour])
    return full.quantize(palette=palette, dither=Image.Dither.NONE)


def main() -> None:
    """Render every drawing of every card set."""
    for drawing in Path(__file__).parent.glob("*/drawings/*.svg"):
        folder = drawing.parent.parent / "pictures"
        folder.mkdir(exist_ok=True)
        render(drawing).save(folder / f"{drawing.stem}.png", optimize=True)


if __name__ == "__main__":
    main()
