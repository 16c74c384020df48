/** The browser computes the same values as the server; these are from `undercard.kernel.chance_source`. */

import { expect, test } from "vitest";
import { fromHex, toHex } from "../lib/hex";
import { chanceBits, matchesCommitment } from "./fairness";

const secret = toHex(Uint8Array.from({ length: 32 }, (_, n) => n));
const commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const proof = { secret, commitment, contributions: ["näher", ""] };

test("the commitment is the hash of the secret", async () => {
  expect(await matchesCommitment(proof)).toBe(true);
  expect(await matchesCommitment({ ...proof, secret: secret.replace("00", "01") })).toBe(false);
});

test("chance depends on the secret, the number of the action and all contributions", async () => {
  expect(await chanceBits(proof, 0)).toBe("9fb28c544e856a8c");
  expect(await chanceBits(proof, 300)).toBe("3ce1114fbfe94af8");
  expect(await chanceBits({ ...proof, contributions: ["näh", "er"] }, 0)).not.toBe("9fb28c544e856a8c");
});

test("hexadecimal round trip", () => {
  expect(toHex(fromHex("00ff10"))).toBe("00ff10");
});
