"""When the pages are built, and what happens if they cannot be built."""

from __future__ import annotations

import contextlib
import importlib
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`scripts/web.py` on a small separate checkout."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    module = importlib.import_module("web")
    for name, place in {
        "ROOT": tmp_path,
        "WEB": tmp_path / "web",
        "OUTPUT": tmp_path / "built",
        "LOCALES": tmp_path / "locales",
        "PICTURES": tmp_path / "pictures",
    }.items():
        monkeypatch.setattr(module, name, place)
    for file in ("web/src/main.ts", "web/index.html", "locales/en/web.ftl", "pictures/a.json"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(file)
    return module


@pytest.fixture
def hook(web: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT))
    module = importlib.import_module("hatch_build")
    monkeypatch.setattr(module, "web", web)
    yield module
    del sys.modules["hatch_build"]


def pretend_built(web: ModuleType) -> None:
    web.OUTPUT.mkdir()
    (web.OUTPUT / web.STAMP).write_text(web.input_digest())


def run(hook: ModuleType, version: str) -> list[str]:
    """Return the warnings of a build."""
    warnings: list[str] = []
    app = SimpleNamespace(display_warning=warnings.append)
    builder = hook.BuildHook(str(ROOT), {}, None, None, "", "wheel", app)
    builder.initialize(version, {})
    return warnings


@pytest.mark.parametrize(
    "file", ["web/src/main.ts", "web/new.ts", "locales/en/web.ftl", "pictures/a.json"]
)
def test_a_change_is_noticed(web: ModuleType, file: str) -> None:
    pretend_built(web)
    assert web.main(["is-fresh"]) == 0
    (web.ROOT / file).write_text("changed")
    assert web.main(["is-fresh"]) == 1


def test_files_of_tools_are_no_change(web: ModuleType) -> None:
    pretend_built(web)
    for file in ("web/node_modules/a.js", "web/dist/a.js", "web/.cache/a"):
        (web.ROOT / file).parent.mkdir(parents=True)
        (web.ROOT / file).write_text("left behind")
    assert web.main(["is-fresh"]) == 0


def test_nothing_is_done_if_nothing_has_changed(
    web: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_built(web)
    monkeypatch.setattr(web, "install", lambda: pytest.fail("npm was called"))
    assert not web.build()


def test_two_processes_that_find_an_old_build_build_once(
    web: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = threading.Barrier(2)
    built_from = web.built_from

    def find() -> str | None:
        found: str | None = built_from()
        with contextlib.suppress(threading.BrokenBarrierError):
            both.wait()  # so that neither has begun when the other one looks
        both.abort()  # only for the first look
        return found

    def run_tool(_: str, *arguments: str) -> None:
        Path(arguments[arguments.index("--outDir") + 1]).mkdir(exist_ok=True)

    monkeypatch.setattr(web, "built_from", find)
    monkeypatch.setattr(web, "install", lambda: None)
    monkeypatch.setattr(web, "run_tool", run_tool)
    monkeypatch.setattr(web, "_run", lambda _: None)
    monkeypatch.setattr(web, "node", list)
    with ThreadPoolExecutor(2) as threads:
        builds = [threads.submit(web.build) for _ in range(2)]
    assert sorted(it.result() for it in builds) == [False, True]


def test_without_npm_the_pages_stay_as_they_were(
    web: ModuleType, hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise web.BuildError("there is no network")

    monkeypatch.setattr(web, "install", fail)
    with pytest.raises(web.BuildError):
        run(hook, "standard")  # a wheel without pages would be useless
    assert "no network" in run(hook, "editable")[0]
    pretend_built(web)
    (web.WEB / "index.html").write_text("changed")
    assert "no network" in run(hook, "standard")[0]
    assert (web.OUTPUT / web.STAMP).is_file()


def test_node_comes_from_a_wheel_where_the_machine_has_none(
    web: ModuleType, hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder = hook.BuildHook(str(ROOT), {}, None, None, "", "wheel", None)
    monkeypatch.setattr(web, "_wheel", lambda: None)
    monkeypatch.setattr(web, "node_version", lambda _: (20, 18, 1))
    assert builder.dependencies() == [hook.NODE]
    monkeypatch.setattr(web, "node_version", lambda _: (20, 19, 0))
    monkeypatch.setattr(web.shutil, "which", lambda name: f"/bin/{name}")
    assert builder.dependencies() == []
    assert web.npm() == ["/bin/npm"]
