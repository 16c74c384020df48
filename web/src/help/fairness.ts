/** Provably fair chance: the computation of `undercard.kernel.chance_source.py` in the browser. */

import { fromHex, toHex } from "../lib/hex";
import type { Proof } from "../lib/wire";

const CONTEXT = new TextEncoder().encode("undercard-chance-1");

/** Browsers compute hashes on https pages and on localhost only. */
export function canCheck(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** Return the signed message of action n. Lengths precede the texts, so that different inputs differ. */
function chanceMessage(n: number, contributions: readonly string[]): Uint8Array<ArrayBuffer> {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(n));
  const words = contributions.flatMap((word) => {
    const bytes = new TextEncoder().encode(word);
    return [bytes.length >> 8, bytes.length & 255, ...bytes];
  });
  return Uint8Array.from([...CONTEXT, ...new Uint8Array(number.buffer), ...words]);
}

/** Return the 64 bits that seed the generator for action n, in hexadecimal. */
export async function chanceBits(proof: Proof, n: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", fromHex(proof.secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, chanceMessage(n, proof.contributions));
  return toHex(new Uint8Array(signed).slice(0, 8));
}

/** Whether the secret is the one that the server committed to. */
export async function matchesCommitment(proof: Proof): Promise<boolean> {
  return (await sha256(fromHex(proof.secret))) === proof.commitment;
}
