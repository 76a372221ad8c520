"""Repositories as Binder and nbgitpuller are told of them."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from timeline_widgets.links.problems import LinkError, problem

PULLED = "pulled"
"""The folder for sets of other repositories. It is ignored there, so that no pull ever meets it."""

_NAME = r"[\w.-]*\w[\w.-]*"


class Repository(NamedTuple):
    """A repository as Binder and git name it.

    Parameters
    ----------
    spec : str
        What stands for it in Binder's addresses.
    address : str
        Where git gets it from.
    """

    spec: str
    address: str

    @classmethod
    def of(cls, written: str) -> Repository:
        """Return the repository that a teacher names.

        Parameters
        ----------
        written : str
            ``owner/name`` on GitHub, or an ``https`` address on GitHub, GitLab or elsewhere.

        Raises
        ------
        LinkError
            If it is neither.

        Examples
        --------
        >>> Repository.of("school/sets").address
        'https://github.com/school/sets'
        >>> Repository.of("https://gitlab.com/school/year-9/sets.git").spec
        'gl/school%2Fyear-9%2Fsets'
        """
        written = written.strip().removesuffix("/") if isinstance(written, str) else str(written)
        if re.fullmatch(f"{_NAME}/{_NAME}", written, re.ASCII):
            written = f"https://github.com/{written}"
        parts = urlsplit(written)
        path = parts.path.strip("/")
        plain = re.fullmatch(rf"{_NAME}(/{_NAME})*", path, re.ASCII)
        host = re.fullmatch(r"[\w.-]+(:\d+)?", parts.netloc, re.ASCII)
        if parts.scheme != "https" or not host or not plain or parts.query or parts.fragment:
            shown = written.rpartition("@")[2]  # not a password that may stand before it
            raise LinkError([problem("repo", value=shown)])
        name = path.removesuffix(".git")
        if parts.netloc == "github.com" and name.count("/") == 1:
            return cls(f"gh/{name}", f"https://github.com/{name}")
        if parts.netloc == "gitlab.com" and "/" in name:
            return cls(f"gl/{quote(name, safe='')}", f"https://gitlab.com/{name}")
        return cls(f"git/{quote(written, safe='')}", written)

    @property
    def folder(self) -> str:
        """Where nbgitpuller puts it on the student's server."""
        return f"{PULLED}/{self.address.rpartition('/')[2].removesuffix('.git')}"

    def pulled_for(self, page: str, branch: str | None) -> str:
        """Return the path of a page before which nbgitpuller brings this repository in."""
        said = {"repo": self.address, "targetpath": self.folder, "branch": branch, "urlpath": page}
        query = "&".join(f"{name}={quote(text, safe='')}" for name, text in said.items() if text)
        return f"git-pull?{query}"
