/** Every error has a text. */

import { expect, test, vi } from "vitest";
import { Refused } from "./request";
import { errorText, get, post } from "./api";

function answer(status: number, body: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

test("a reply is parsed", async () => {
  answer(200, '{"me": null}');
  expect(await get("/me")).toEqual({ me: null });
});

test("a refusal keeps its code", async () => {
  answer(404, '{"error": "unknown_table", "message": "no table x"}');
  const error = await post("/tables/x/rematch").catch((it: unknown) => it);
  expect(error).toBeInstanceOf(Refused);
  expect(errorText(error)).toContain("This table does not exist");
});

test("the page of a proxy and a lost network have texts of their own", async () => {
  answer(502, "<html>Bad gateway</html>");
  expect(errorText(await get("/me").catch((it: unknown) => it))).toContain("busy");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(errorText(await get("/me").catch((it: unknown) => it))).toContain("cannot be reached");
});

test("an unknown code has a general text", () => {
  expect(errorText(new Refused({ error: "brand_new", message: "" }))).toBe("That didn’t work. Please try again.");
  expect(errorText(new Error("a defect"))).toBe("That didn’t work. Please try again.");
});
