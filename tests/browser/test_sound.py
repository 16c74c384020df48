"""Every sound, rendered by the browser, is audible and does not clip."""

from __future__ import annotations

import subprocess
from runpy import run_path

import pytest
from playwright.sync_api import Browser

from browser.site import ROOT

WEB = ROOT / "web"
TRANSPILE = """
const { transpileModule, ModuleKind, ScriptTarget } = require("typescript");
const source = require("fs").readFileSync("src/lib/synth.ts", "utf8");
const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
process.stdout.write(transpileModule(source, { compilerOptions }).outputText);
"""
RENDER = """async (code) => {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { SOUNDS, playSound } = await import(url);
  const rate = 44100, rendered = {};
  const cues = Object.keys(SOUNDS).map((name) => [name, { name }]);
  for (const [key, cue] of [...cues, ["weak hit", { name: "hit", force: 0.25 }]]) {
    const context = new OfflineAudioContext(1, rate * 2, rate);
    playSound(context, context.destination, cue);
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = samples.map(Math.abs);
    rendered[key] = [Math.max(...loud), loud.findLastIndex((it) => it > 0.01) / rate];
  }
  return rendered;
}"""


@pytest.fixture(scope="module")
def rendered(browser: Browser) -> dict[str, tuple[float, float]]:
    """The peak of each sound, and its duration in seconds."""
    node: list[str] = run_path(str(ROOT / "scripts" / "web.py"))["node"]()
    code = subprocess.run(
        [*node, "-e", TRANSPILE], cwd=WEB, check=True, capture_output=True, text=True
    ).stdout
    page = browser.new_page()
    page.goto("about:blank")
    found: dict[str, tuple[float, float]] = page.evaluate(RENDER, code)
    page.close()
    return found


def test_every_sound_is_audible_and_does_not_clip(rendered: dict[str, tuple[float, float]]) -> None:
    assert len(rendered) > 10
    assert {name: peak for name, (peak, _) in rendered.items() if not 0.05 < peak < 1} == {}


def test_no_sound_is_too_short_or_longer_than_a_move(
    rendered: dict[str, tuple[float, float]],
) -> None:
    assert {name: end for name, (_, end) in rendered.items() if not 0.02 < end < 1} == {}


def test_a_strong_hit_is_louder_and_longer_than_a_weak_one(
    rendered: dict[str, tuple[float, float]],
) -> None:
    (weak, weak_end), (strong, strong_end) = rendered["weak hit"], rendered["hit"]
    assert strong > 1.3 * weak
    assert strong_end > weak_end
