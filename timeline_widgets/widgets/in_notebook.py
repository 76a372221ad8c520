"""How a game shows itself in a notebook: alive, as a line of text, and as a still picture."""

from __future__ import annotations

from typing import Any

import traitlets
from IPython.display import display

from timeline_widgets.widgets.null_keeper import NullKeeper
from timeline_widgets.widgets.still import Stills


class InNotebook(NullKeeper):
    """A game that leaves something to be read where there is no kernel. Made by subclasses."""

    state: dict[str, Any]
    _still_name = traitlets.Unicode(read_only=True).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        self._stills = Stills()
        self.set_trait("_still_name", self._stills.name)
        super().__init__(**traits)

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self._told().items())
        moves = self.state["ply"]
        return f"{type(self).__name__}({self._title()!r}, {told}, moves={moves})"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**data, "text/plain": repr(self)}, metadata

    def _ipython_display_(self) -> None:
        data, metadata = self._repr_mimebundle_()
        display(data, metadata=metadata, raw=True)
        self._stills.show(self._still_picture())

    def _title(self) -> str:
        """Return what it is called."""
        raise NotImplementedError

    def _told(self) -> dict[str, object]:
        """Return what tells it from others, for its repr."""
        raise NotImplementedError

    def _still_picture(self) -> str:
        """Return HTML that shows it as it stands."""
        raise NotImplementedError
