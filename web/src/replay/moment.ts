/** A moment of a replay in the hash of the address: `#step=42&eyes=1`. Without `eyes` all cards are open. */

interface Moment {
  step: number;
  eyes: number | null;
  /** Whether the proof is open. */
  verify: boolean;
}

export function parseMoment(hash: string): Moment {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  return { step: wholeNumber(values.get("step")) ?? 0, eyes: wholeNumber(values.get("eyes")), verify: values.has("verify") };
}

export function formatMoment(step: number, eyes: number | null): string {
  return eyes === null ? `#step=${step}` : `#step=${step}&eyes=${eyes}`;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
