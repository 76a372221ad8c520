"""How much a table may hold; every sentence that refuses one names the number."""

from __future__ import annotations

TABLE_BYTES = 20_000_000
ROWS = 50_000
COLUMNS = 200
CELLS = 1_000_000
CELL_CHARACTERS = 20_000
UNPACKED_BYTES = 100_000_000
UNPACKED_RATIO = 100  # a workbook that grows more than this when unpacked is a bomb, not a table
PICTURE_BYTES = 2_000_000
PICTURE_PIXELS = 4_000_000
ALL_PICTURES_BYTES = 100_000_000
LATEST_YEAR = 2100  # later "years" are serial numbers, slips of the finger or science fiction
WIDE_YEARS = 100  # a card that may be anywhere in more than a century is no fun to place
