/** As loud as wished, and not at all where nothing is wished. */

import { beforeEach, expect, test, vi } from "vitest";
import { speaker } from "./sound.svelte";
import { sound } from "./synth";

vi.mock("./synth", () => ({ sound: vi.fn() }));

const out = { gain: { value: 1 }, connect: vi.fn() };
class Context {
  state = "running";
  destination = {};
  createGain = () => out;
}

beforeEach(() => {
  vi.mocked(sound).mockClear();
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  speaker.silence(false);
  speaker.setVolume(50);
});

test("half the volume is a quarter of the gain, as ears have it", () => {
  speaker.play("hit");
  expect(sound).toHaveBeenCalledExactlyOnceWith(expect.anything(), out, "hit");
  expect(out.gain.value).toBe(0.25);
});

test.each([
  ["muted", () => speaker.silence(true)],
  ["at volume 0", () => speaker.setVolume(0)],
  ["before the first gesture", () => vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } })],
])("nothing sounds %s", (_, hush) => {
  hush();
  speaker.play("hit");
  expect(sound).not.toHaveBeenCalled();
});
