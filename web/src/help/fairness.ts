/** Provably fair chance: the computations of `undercard.kernel.chance_source` and `promise` in the browser. */

import { fromHex, toHex } from "../lib/hex";
import { hmac, sha256 } from "../lib/sha256";
import type { Kept, Proof } from "../lib/wire";

const CONTEXT = new TextEncoder().encode("undercard-chance-1");

/** What the browser found; null where it has no copy to compare with. */
export interface Findings {
  /** Whether the secret is the one that the table committed to. */
  secret: boolean;
  /** Whether the commitment is that of the browser's own copy. */
  promise: boolean | null;
  /** Whether the player's own contribution was used. */
  word: boolean | null;
  /** Whether every revealed contribution is the sealed one. */
  seals: boolean | null;
  /** The seats whose sealed contribution was not revealed. */
  missing: number[];
}

export function hashOf(text: string): string {
  return toHex(sha256(new TextEncoder().encode(text)));
}

/** Return the seal of a contribution, which also contains the table's commitment. */
export function sealOf(commitment: string, word: string): string {
  return hashOf(`${commitment}:${word}`);
}

/** Return the signed message of action n. Lengths precede the texts, so that different inputs differ. */
function chanceMessage(n: number, contributions: readonly string[]): Uint8Array {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(n));
  const words = contributions.flatMap((word) => {
    const bytes = new TextEncoder().encode(word);
    return [bytes.length >> 8, bytes.length & 255, ...bytes];
  });
  return Uint8Array.from([...CONTEXT, ...new Uint8Array(number.buffer), ...words]);
}

/** Return the 64 bits that seed the generator for action n, in hexadecimal. */
export function chanceBits(proof: Proof, n: number): string {
  return toHex(hmac(fromHex(proof.secret), chanceMessage(n, proof.contributions)).slice(0, 8));
}

/** Compare a proof with itself and with the copy that the browser kept before the deal. */
export function check(proof: Proof, kept: Kept | null): Findings {
  const { contributions } = proof;
  const seals = kept?.seals ?? [];
  const own = kept?.seat == null ? contributions : [contributions[kept.seat]];
  return {
    secret: toHex(sha256(fromHex(proof.secret))) === proof.commitment,
    promise: kept && kept.commitment === proof.commitment,
    word: kept?.word ? own.includes(kept.word) : null,
    seals: seals.length ? contributions.every((word, i) => !word || seals[i] === sealOf(kept?.commitment ?? "", word)) : null,
    missing: seals.flatMap((seal, i) => (seal && !contributions[i] ? [i] : [])),
  };
}
