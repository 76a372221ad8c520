"""How Sphinx makes the pages in this folder into a site: `python -m sphinx -W docs docs/_site`."""

from __future__ import annotations

import inspect
from importlib.metadata import version as version_of

from sphinx.application import Sphinx

project = "timeline-widgets"
author = "the timeline-widgets contributors"
copyright = f"{author}, BSD-3-Clause"  # noqa: A001 - Sphinx wants this name
version = release = version_of("timeline-widgets")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx_click",
    "sphinx_copybutton",
]
exclude_patterns = ["_site"]

myst_enable_extensions = ["colon_fence", "attrs_inline"]
myst_heading_anchors = 3

autodoc_typehints = "none"  # the docstrings tell types in words
autodoc_member_order = "bysource"
napoleon_google_docstring = False
smartquotes = False  # it would write the two dashes of an option as one
copybutton_prompt_text = ">>> |\\.\\.\\. |$ "
copybutton_prompt_is_regexp = True

html_theme = "furo"
html_title = "timeline-widgets"
html_show_sourcelink = False


def setup(app: Sphinx) -> None:
    """Show what a widget takes: traitlets hides it from Sphinx."""
    app.connect("autodoc-process-signature", signature)


def signature(_app: Sphinx, what: str, _name: str, value: object, *_: object) -> object:
    """Return the parameters of a class without their annotations, which its docstring tells."""
    if what != "class" or not hasattr(value, "widget_types"):
        return None
    taken = inspect.signature(value).parameters.values()  # type: ignore[arg-type]
    bare = [each.replace(annotation=each.empty) for each in taken if each.kind != each.VAR_KEYWORD]
    return str(inspect.Signature(bare)), ""
