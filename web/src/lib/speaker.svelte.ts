/** Playback of sounds at the chosen volume. Browsers allow it after the first gesture only. */

import { readStored, store } from "./storage";
import type { SoundCue } from "./synth";

/** Milliseconds between the sounds of events that happen together. */
const INTERVAL = 90;

/** A phone is often used where sound disturbs: it is silent until its owner turns sound on. */
export function isPhone(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}

function storedSilence(): boolean {
  const stored = readStored("silent");
  return stored === null ? isPhone() : stored === "yes";
}

class Speaker {
  volume = $state(Number(readStored("volume") ?? "60"));
  isSilent = $state(storedSilence());
  #context: AudioContext | null = null;

  setVolume(volume: number): void {
    this.volume = volume;
    store("volume", String(volume));
  }

  setSilent(isSilent: boolean): void {
    this.isSilent = isSilent;
    store("silent", isSilent ? "yes" : "no");
  }

  /** Take the setting of an account, which may come from another device: it does not turn a phone on. */
  applySilence(isSilent: boolean): void {
    if (isSilent || !isPhone()) this.setSilent(isSilent);
  }

  async play(cue: SoundCue): Promise<void> {
    if (this.isSilent || this.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    const out = context.createGain();
    out.gain.value = (this.volume / 100) ** 2;
    out.connect(context.destination);
    // The sounds are loaded with the first one.
    const { playSound } = await import("./synth");
    playSound(context, out, cue);
  }

  /** Play the sounds of events that happen together. */
  playInOrder(cues: readonly (SoundCue | null)[]): void {
    for (const [i, cue] of cues.filter((it) => it !== null).entries()) setTimeout(() => void this.play(cue).catch(() => {}), i * INTERVAL);
  }
}

export const speaker = new Speaker();
