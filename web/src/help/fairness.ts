/** Provably fair chance, checked in the browser as `undercard/kernel/fairness.py` makes it. */

import type { Proof } from "../lib/wire";

const CONTEXT = new TextEncoder().encode("undercard-chance-1");

/** Browsers compute hashes only on pages that came by https or from this very machine. */
export function canCheck(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** What is signed for action n: lengths come before texts, so no two inputs are written alike. */
export function chanceMessage(n: number, contributions: readonly string[]): Uint8Array<ArrayBuffer> {
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(n));
  const words = contributions.flatMap((word) => {
    const bytes = new TextEncoder().encode(word);
    return [bytes.length >> 8, bytes.length & 255, ...bytes];
  });
  return Uint8Array.from([...CONTEXT, ...new Uint8Array(number.buffer), ...words]);
}

/** The 64 bits that the generator starts action n from, hexadecimal. */
export async function chanceBits(proof: Proof, n: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", fromHex(proof.secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, chanceMessage(n, proof.contributions));
  return toHex(new Uint8Array(signed).slice(0, 8));
}

/** Whether the secret is the one that was promised. */
export async function keepsPromise(proof: Proof): Promise<boolean> {
  return (await sha256(fromHex(proof.secret))) === proof.commitment;
}
