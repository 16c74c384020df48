/** How loud it is, if at all. Silent until the first gesture, as browsers want it. */

import { recall, remember } from "./memory";
import { sound, type SoundName } from "./synth";

class Speaker {
  volume = $state(Number(recall("volume") ?? "60"));
  isSilent = $state(recall("silent") === "yes");
  #context: AudioContext | null = null;

  setVolume(volume: number): void {
    this.volume = volume;
    remember("volume", String(volume));
  }

  silence(isSilent: boolean): void {
    this.isSilent = isSilent;
    remember("silent", isSilent ? "yes" : "no");
  }

  play(name: SoundName): void {
    if (this.isSilent || this.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    const out = context.createGain();
    out.gain.value = (this.volume / 100) ** 2;
    out.connect(context.destination);
    sound(context, out, name);
  }
}

export const speaker = new Speaker();
