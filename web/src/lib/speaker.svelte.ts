/** Playback of sounds at the chosen volume. Browsers allow it after the first gesture only. */

import { readStored, store } from "./storage";
import { playSound, type SoundName } from "./synth";

class Speaker {
  volume = $state(Number(readStored("volume") ?? "60"));
  isSilent = $state(readStored("silent") === "yes");
  #context: AudioContext | null = null;

  setVolume(volume: number): void {
    this.volume = volume;
    store("volume", String(volume));
  }

  setSilent(isSilent: boolean): void {
    this.isSilent = isSilent;
    store("silent", isSilent ? "yes" : "no");
  }

  play(name: SoundName): void {
    if (this.isSilent || this.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    const out = context.createGain();
    out.gain.value = (this.volume / 100) ** 2;
    out.connect(context.destination);
    playSound(context, out, name);
  }
}

export const speaker = new Speaker();
