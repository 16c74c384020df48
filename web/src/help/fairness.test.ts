/** The browser computes the same values as the server; these are from `undercard.kernel.chance_source`. */

import { expect, test } from "vitest";
import { fromHex, toHex } from "../lib/hex";
import { hmac, sha256 } from "../lib/sha256";
import { chanceBits, check, hashOf, sealOf } from "./fairness";

const secret = toHex(Uint8Array.from({ length: 32 }, (_, n) => n));
const commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const proof = { secret, commitment, contributions: ["näher", ""] };
const seals = [sealOf(commitment, "näher"), sealOf(commitment, "held back")];
const kept = { commitment, seat: 0, word: "näher", seals };

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("SHA-256 and HMAC of %i bytes are those of the browser", async (length) => {
  const bytes = Uint8Array.from({ length }, (_, n) => n * 7);
  expect(toHex(sha256(bytes))).toBe(toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  const key = await crypto.subtle.importKey("raw", Uint8Array.from([...bytes, 1]), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  expect(toHex(hmac(Uint8Array.from([...bytes, 1]), bytes))).toBe(toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes))));
});

test("a seal is the hash of the commitment and the contribution", () => {
  expect(sealOf("c", "w")).toBe(hashOf("c:w"));
  expect(hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("chance depends on the secret, the number of the action and all contributions", () => {
  expect(chanceBits(proof, 0)).toBe("9fb28c544e856a8c");
  expect(chanceBits(proof, 300)).toBe("3ce1114fbfe94af8");
  expect(chanceBits({ ...proof, contributions: ["näh", "er"] }, 0)).not.toBe("9fb28c544e856a8c");
});

test("a proof is compared with the copy of the browser", () => {
  expect(check(proof, kept)).toEqual({ secret: true, promise: true, word: true, seals: true, missing: [1] });
  expect(check({ ...proof, contributions: ["other", ""] }, kept)).toMatchObject({ word: false, seals: false });
  expect(check({ ...proof, contributions: ["", "näher"] }, kept)).toMatchObject({ word: false, seals: false, missing: [0] });
});

test("a server that exchanges secret and commitment is caught", () => {
  const other = toHex(new Uint8Array(32));
  const swapped = { ...proof, secret: other, commitment: toHex(sha256(fromHex(other))) };
  expect(check(swapped, kept)).toMatchObject({ secret: true, promise: false });
  expect(check({ ...proof, secret: other }, kept)).toMatchObject({ secret: false, promise: true });
});

test("without a copy, only the proof itself is checked", () => {
  expect(check(proof, null)).toEqual({ secret: true, promise: null, word: null, seals: null, missing: [] });
});

test("hexadecimal round trip", () => {
  expect(toHex(fromHex("00ff10"))).toBe("00ff10");
});
