/** Every sound, synthesised from tones and noise: there are no files to download. */

export type SoundName = "card" | "draw" | "hit" | "block" | "dodge" | "stagger" | "rest" | "deal" | "score" | "win" | "lose" | "turn" | "chat" | "step" | "dice" | "theft" | "fall" | "round";

/** A sound, and how hard it hits: from 0 to 1, which is the default. */
export interface SoundCue {
  name: SoundName;
  force?: number;
}

interface Tone {
  type: OscillatorType;
  from: number;
  to: number;
  at: number;
  length: number;
  gain: number;
}

interface Burst {
  frequency: number;
  at: number;
  length: number;
  gain: number;
}

interface Sound {
  tones: Tone[];
  bursts: Burst[];
}

function tone(from: number, to: number, at: number, length: number, gain = 0.25, type: OscillatorType = "triangle"): Tone {
  return { type, from, to, at, length, gain };
}

function burst(frequency: number, at: number, length: number, gain = 0.3): Burst {
  return { frequency, at, length, gain };
}

function melody(notes: number[], step: number): Tone[] {
  return notes.map((note, i) => tone(note, note, i * step, step * 2.2, 0.16));
}

export const SOUNDS: Record<SoundName, Sound> = {
  card: { tones: [], bursts: [burst(2400, 0, 0.05, 0.25)] },
  draw: { tones: [], bursts: [burst(3600, 0, 0.07, 0.12)] },
  hit: { tones: [tone(190, 60, 0, 0.16, 0.5, "sine")], bursts: [burst(1500, 0, 0.07, 0.4)] },
  block: { tones: [tone(520, 380, 0, 0.12, 0.18, "square")], bursts: [burst(900, 0, 0.06, 0.35)] },
  dodge: { tones: [tone(420, 900, 0, 0.16, 0.12, "sine")], bursts: [burst(5200, 0, 0.12, 0.12)] },
  stagger: { tones: [tone(150, 38, 0, 0.4, 0.6, "sine")], bursts: [burst(400, 0, 0.22, 0.4)] },
  rest: { tones: melody([392, 330], 0.12), bursts: [] },
  deal: { tones: [], bursts: [0, 0.07, 0.14, 0.21].map((at) => burst(2800, at, 0.05, 0.2)) },
  score: { tones: melody([660, 880], 0.07), bursts: [] },
  win: { tones: melody([523, 659, 784, 1047], 0.12), bursts: [] },
  lose: { tones: melody([392, 330, 262], 0.18), bursts: [] },
  turn: { tones: melody([740, 988], 0.09), bursts: [] },
  step: { tones: [], bursts: [burst(700, 0, 0.06, 0.34)] },
  dice: { tones: [], bursts: [0, 0.06, 0.11, 0.19, 0.25, 0.38].map((at, i) => burst(2600 - i * 180, at, 0.035, 0.32 - i * 0.03)) },
  theft: { tones: [tone(300, 620, 0, 0.12, 0.14, "sawtooth"), tone(620, 210, 0.12, 0.24, 0.14, "sawtooth")], bursts: [burst(4200, 0, 0.1, 0.1)] },
  fall: { tones: [tone(120, 45, 0.03, 0.26, 0.55, "sine")], bursts: [burst(520, 0, 0.14, 0.35)] },
  round: { tones: [tone(880, 878, 0, 0.55, 0.2, "sine"), tone(1320, 1316, 0, 0.4, 0.1, "sine"), tone(880, 878, 0.3, 0.6, 0.2, "sine")], bursts: [burst(3000, 0, 0.03, 0.2), burst(3000, 0.3, 0.03, 0.2)] },
  chat: { tones: [tone(880, 1175, 0, 0.08, 0.1, "sine")], bursts: [] },
};

/** Play a sound through `out`, starting now. A weak one is quieter, higher and shorter. */
export function playSound(context: BaseAudioContext, out: AudioNode, { name, force = 1 }: SoundCue): void {
  const [loud, high, long] = [0.35 + 0.65 * force, 1.4 - 0.4 * force, 0.7 + 0.3 * force];
  for (const it of SOUNDS[name].tones) playTone(context, out, { ...it, from: it.from * high, to: it.to * high, length: it.length * long, gain: it.gain * loud });
  for (const it of SOUNDS[name].bursts) playBurst(context, out, { ...it, frequency: it.frequency * high, length: it.length * long, gain: it.gain * loud });
}

function playTone(context: BaseAudioContext, out: AudioNode, { type, from, to, at, length, gain }: Tone): void {
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type, frequency: from });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(fadeOut(context, out, start, length, gain));
  oscillator.start(start);
  oscillator.stop(start + length);
}

function playBurst(context: BaseAudioContext, out: AudioNode, { frequency, at, length, gain }: Burst): void {
  const start = context.currentTime + at;
  const source = new AudioBufferSourceNode(context, { buffer: noiseBuffer(context) });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.8 });
  source.connect(filter).connect(fadeOut(context, out, start, length, gain));
  source.start(start);
  source.stop(start + length);
}

function fadeOut(context: BaseAudioContext, out: AudioNode, start: number, length: number, gain: number): AudioNode {
  const node = context.createGain();
  node.gain.setValueAtTime(gain, start);
  node.gain.exponentialRampToValueAtTime(0.001, start + length);
  node.connect(out);
  return node;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
