/** Sounds have the chosen volume, and none is played when sound is off. */

import { beforeEach, expect, test, vi } from "vitest";
import { speaker } from "./speaker.svelte";
import { playSound } from "./synth";

vi.mock("./synth", () => ({ playSound: vi.fn() }));

const out = { gain: { value: 1 }, connect: vi.fn() };
class Context {
  state = "running";
  destination = {};
  createGain = () => out;
}

beforeEach(() => {
  vi.mocked(playSound).mockClear();
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  speaker.setSilent(false);
  speaker.setVolume(50);
});

test("half the volume is a quarter of the gain, because hearing is not linear", async () => {
  await speaker.play({ name: "hit", force: 0.5 });
  expect(playSound).toHaveBeenCalledExactlyOnceWith(expect.anything(), out, { name: "hit", force: 0.5 });
  expect(out.gain.value).toBe(0.25);
});

test.each([
  ["muted", () => speaker.setSilent(true)],
  ["at volume 0", () => speaker.setVolume(0)],
  ["before the first gesture", () => vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } })],
])("nothing sounds %s", async (_, hush) => {
  hush();
  await speaker.play({ name: "hit" });
  expect(playSound).not.toHaveBeenCalled();
});

test.each([
  [true, null, true],
  [false, null, false],
  [true, "no", false],
])("on a coarse pointer (%s) with the stored choice %s, sound is off: %s", async (isCoarse, stored, isSilent) => {
  localStorage.clear();
  if (stored !== null) localStorage.setItem("undercard-silent", stored);
  vi.stubGlobal("matchMedia", () => ({ matches: isCoarse }));
  vi.resetModules();
  const { speaker: fresh } = await import("./speaker.svelte");
  expect(fresh.isSilent).toBe(isSilent);
});

test("the account’s setting does not turn on the sound of a phone", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  speaker.setSilent(true);
  speaker.applySilence(false);
  expect(speaker.isSilent).toBe(true);
});
