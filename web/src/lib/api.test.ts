/** Whatever goes wrong has a sentence. */

import { expect, test, vi } from "vitest";
import { Refused } from "../live/connection";
import { get, post, sentence } from "./api";

function answer(status: number, body: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

test("a reply is what was asked for", async () => {
  answer(200, '{"me": null}');
  expect(await get("/me")).toEqual({ me: null });
});

test("a refusal keeps its code", async () => {
  answer(404, '{"error": "unknown_table", "message": "no table x"}');
  const error = await post("/tables/x/rematch").catch((it: unknown) => it);
  expect(error).toBeInstanceOf(Refused);
  expect(sentence(error)).toContain("This table does not exist");
});

test("a proxy's page and a dead network are told apart from a refusal", async () => {
  answer(502, "<html>Bad gateway</html>");
  expect(sentence(await get("/me").catch((it: unknown) => it))).toContain("busy");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(sentence(await get("/me").catch((it: unknown) => it))).toContain("cannot be reached");
});

test("a code we have no sentence for has one all the same", () => {
  expect(sentence(new Refused({ error: "brand_new", message: "" }))).toBe("That didn’t work. Please try again.");
  expect(sentence(new Error("a defect"))).toBe("That didn’t work. Please try again.");
});
