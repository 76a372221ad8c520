"""Pictures of cards: found in the table's folder, checked by their bytes, never fetched."""

from __future__ import annotations

import os
import struct
import unicodedata
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from timeline_widgets.cards import Picture
from timeline_widgets.loading import limits
from timeline_widgets.loading.findings import Finding

_MAGIC = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
)
_SUBFOLDER = "pictures"


class Pictures:
    """The pictures that a table may use.

    Parameters
    ----------
    folder : Path or None
        The table's folder; pictures lie in it, or in its folder ``pictures``, or below.
    uploads : mapping of str to bytes
        Pictures that came with an upload, by file name.
    """

    def __init__(self, folder: Path | None, uploads: Mapping[str, bytes] | None = None) -> None:
        self._folder = folder
        self._uploads = {_plain(name): data for name, data in (uploads or {}).items()}
        self._known: dict[str, Picture | Finding] = {}
        self._listed: dict[Path, dict[str, str]] = {}
        self._bytes = 0

    def find(self, name: str) -> Picture | Finding:
        """Return the picture that a cell names, or why there is none."""
        if name not in self._known:
            data = self._read(name)
            found = data if isinstance(data, Finding) else checked_picture(data)
            if isinstance(found, Picture):
                self._bytes += len(found.data)
                if self._bytes > limits.ALL_PICTURES_BYTES:
                    most = {"most": limits.ALL_PICTURES_BYTES // 1_000_000}
                    found = Finding("warning", "pictures-too-large", params=most)
            self._known[name] = found
        return self._known[name]

    def _read(self, name: str) -> bytes | Finding:
        if name.lower().startswith(("http:", "https:", "//", "ftp:", "data:")):
            return Finding("warning", "picture-remote")
        if "<" in name:
            return Finding("warning", "picture-unknown")
        plain = _plain(name.replace("\\", "/"))
        if plain in self._uploads:
            return self._uploads[plain]
        if self._folder is None:
            return Finding("warning", "picture-missing")
        parts = PurePosixPath(plain).parts
        if not parts or ".." in parts or plain.startswith("/") or ":" in parts[0] or "\0" in plain:
            return Finding("warning", "picture-outside")
        for root in (self._folder, self._folder / _SUBFOLDER):
            path = self._descend(root, parts)
            if path is None:
                continue
            if not path.resolve().is_relative_to(self._folder.resolve()):
                return Finding("warning", "picture-outside")
            try:
                size = path.stat().st_size
                return _too_large(size) if size > limits.PICTURE_BYTES else path.read_bytes()
            except OSError:  # closed to this user, or gone meanwhile
                continue
        return Finding("warning", "picture-missing")

    def _descend(self, folder: Path, parts: tuple[str, ...]) -> Path | None:
        path = folder
        for part in parts:
            names = self._names(path)
            actual = names.get(part) or names.get(part.casefold())
            if actual is None:
                return None
            path /= actual
        return path if path.is_file() else None

    def _names(self, folder: Path) -> dict[str, str]:
        """Return the names in a folder, by how they may be written in a table.

        On disk they may be composed otherwise (macOS writes é as e and ´), or in other letters.
        """
        if folder not in self._listed:
            try:
                names = os.listdir(folder)
            except OSError:
                names = []
            plain = {_plain(name): name for name in names}
            self._listed[folder] = {
                name.casefold(): actual for name, actual in plain.items()
            } | plain
        return self._listed[folder]


def _plain(name: str) -> str:
    return unicodedata.normalize("NFC", name.strip())


def _too_large(size: int) -> Finding:
    most = limits.PICTURE_BYTES // 1_000_000
    params: dict[str, str | int] = {"size": f"{size / 1e6:.1f}", "most": most}
    return Finding("warning", "picture-too-large", params=params)


def checked_picture(data: bytes) -> Picture | Finding:
    """Return the picture that these bytes are, or why they are none that a card can show.

    What counts is the bytes' own mark, not a file's name. SVG is refused: it can hold scripts.

    Examples
    --------
    >>> checked_picture(b"<svg xmlns='http://www.w3.org/2000/svg'/>").code
    'picture-svg'
    """
    if len(data) > limits.PICTURE_BYTES:
        return _too_large(len(data))
    mime = next((mime for magic, mime in _MAGIC if data.startswith(magic)), None)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        mime = "image/webp"
    if mime is None:
        head = data[:1000].lower()
        return Finding("warning", "picture-svg" if b"<svg" in head else "picture-unknown")
    try:
        width, height = _SIZES[mime](data)
    except (struct.error, IndexError, ValueError):
        width = height = 0
    if not width or not height:
        return Finding("warning", "picture-broken")
    if width * height > limits.PICTURE_PIXELS:
        params = {
            "width": width,
            "height": height,
            "most": limits.PICTURE_PIXELS // 1_000_000,
        }
        return Finding("warning", "picture-too-many-pixels", params=params)
    return Picture(data, mime)


def _png_size(data: bytes) -> tuple[int, int]:
    if data[12:16] != b"IHDR":
        raise ValueError("no PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def _gif_size(data: bytes) -> tuple[int, int]:
    width, height = struct.unpack("<HH", data[6:10])
    return width, height


def _webp_size(data: bytes) -> tuple[int, int]:
    kind = data[12:16]
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L":
        (bits,) = struct.unpack("<I", data[21:25])
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X" and len(data) >= 30:
        width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
        return width, height
    raise ValueError("no WebP")


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at = 2
    while True:
        marker, length = struct.unpack(">HH", data[at : at + 4])
        if 0xFFC0 <= marker <= 0xFFCF and marker not in (0xFFC4, 0xFFC8, 0xFFCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        if marker < 0xFFC0:
            raise ValueError("no JPEG")
        at += 2 + length


_SIZES = {
    "image/png": _png_size,
    "image/gif": _gif_size,
    "image/webp": _webp_size,
    "image/jpeg": _jpeg_size,
}
