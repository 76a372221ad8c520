"""The house stands: arrows point down only, and its lower floors know nothing but Python itself."""

from __future__ import annotations

import sys

import grimp
import pytest

# Rules replay the same on every machine and in every year: no clock, no chance, no input or output.
UNFIT_FOR_RULES = {
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "threading",
    "time",
}


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    return grimp.build_graph(
        "timeline_widgets", include_external_packages=True, exclude_type_checking_imports=True
    )


def outside_imports(imports: grimp.ImportGraph, package: str) -> set[str]:
    modules = {
        f"timeline_widgets.{package}",
        *imports.find_descendants(f"timeline_widgets.{package}"),
    }
    found = {
        name for module in modules for name in imports.find_modules_directly_imported_by(module)
    }
    return {name for name in found if not name.startswith("timeline_widgets")}


def test_arrows_point_down_only(run):
    run(sys.executable, "-m", "importlinter.cli", "--no-cache")


@pytest.mark.parametrize("package", ["messages", "dates", "cards", "games"])
def test_lower_floors_use_the_standard_library_only(imports, package):
    assert outside_imports(imports, package) <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("package", ["dates", "games"])
def test_rules_and_dates_have_no_clock_no_chance_and_no_files(imports, package):
    assert not outside_imports(imports, package) & UNFIT_FOR_RULES
