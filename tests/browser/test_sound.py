"""Every sound of the pages, rendered by the browser: it can be heard and does not crackle."""

from __future__ import annotations

import subprocess
from runpy import run_path

import pytest
from playwright.sync_api import Browser

from browser.site import ROOT

WEB = ROOT / "web"
UNTYPED = """
const { transpileModule, ModuleKind, ScriptTarget } = require("typescript");
const source = require("fs").readFileSync("src/lib/synth.ts", "utf8");
const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
process.stdout.write(transpileModule(source, { compilerOptions }).outputText);
"""
RENDER = """async (code) => {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { SOUNDS, sound } = await import(url);
  const rate = 44100, heard = {};
  for (const name of Object.keys(SOUNDS)) {
    const context = new OfflineAudioContext(1, rate * 2, rate);
    sound(context, context.destination, name);
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = samples.map(Math.abs);
    heard[name] = [Math.max(...loud), loud.findLastIndex((it) => it > 0.01) / rate];
  }
  return heard;
}"""


@pytest.fixture(scope="module")
def heard(browser: Browser) -> dict[str, tuple[float, float]]:
    """Of each sound its peak, and the second in which it fades away."""
    node: list[str] = run_path(str(ROOT / "scripts" / "web.py"))["node"]()
    code = subprocess.run(
        [*node, "-e", UNTYPED], cwd=WEB, check=True, capture_output=True, text=True
    ).stdout
    page = browser.new_page()
    page.goto("about:blank")
    found: dict[str, tuple[float, float]] = page.evaluate(RENDER, code)
    page.close()
    return found


def test_every_sound_is_heard_without_crackling(heard: dict[str, tuple[float, float]]) -> None:
    assert len(heard) > 10
    assert {name: peak for name, (peak, _) in heard.items() if not 0.05 < peak < 1} == {}


def test_no_sound_is_over_before_it_is_noticed_or_outstays_a_move(
    heard: dict[str, tuple[float, float]],
) -> None:
    assert {name: end for name, (_, end) in heard.items() if not 0.02 < end < 1} == {}
