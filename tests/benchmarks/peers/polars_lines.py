"""Parses JSON lines with polars: ``polars_lines.py PATTERN``. Prints the seconds on the wall."""

from __future__ import annotations

import json
import sys
import time

import polars

began = time.perf_counter()
polars.scan_ndjson(sys.argv[1]).collect()
print(json.dumps({"seconds": time.perf_counter() - began}))
