/** The browser computes what the server does: the numbers are from `undercard.kernel.fairness`. */

import { expect, test } from "vitest";
import { chanceBits, fromHex, keepsPromise, toHex } from "./fairness";

const secret = toHex(Uint8Array.from({ length: 32 }, (_, n) => n));
const commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const proof = { secret, commitment, contributions: ["näher", ""] };

test("the promise of a secret is its hash", async () => {
  expect(await keepsPromise(proof)).toBe(true);
  expect(await keepsPromise({ ...proof, secret: secret.replace("00", "01") })).toBe(false);
});

test("chance comes from the secret, the number of the action and all words", async () => {
  expect(await chanceBits(proof, 0)).toBe("9fb28c544e856a8c");
  expect(await chanceBits(proof, 300)).toBe("3ce1114fbfe94af8");
  expect(await chanceBits({ ...proof, contributions: ["näh", "er"] }, 0)).not.toBe("9fb28c544e856a8c");
});

test("hexadecimal there and back", () => {
  expect(toHex(fromHex("00ff10"))).toBe("00ff10");
});
