/** Links for others have the origin that the server names; copying works without a secure connection. */

import { afterEach, expect, test, vi } from "vitest";
import { copyText, linkTo } from "./links";
import { site } from "./site.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A browser without a clipboard, with the older command. */
function onInsecurePage(command: () => boolean): void {
  vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
  Object.assign(document, { execCommand: command });
}

test("a link has the origin under which other devices reach the server", async () => {
  expect(linkTo("/table/t")).toBe(`${location.origin}/table/t`);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ announcements: [], is_invite_only: false, role: null, origin: "http://192.168.1.20:8000" })));
  await site.load();
  expect(linkTo("/table/t")).toBe("http://192.168.1.20:8000/table/t");
});

test("a text is copied to the clipboard", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  expect(await copyText("link")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("link");
});

test("without a secure connection the older command copies it", async () => {
  const copied: Record<string, string> = {};
  onInsecurePage(() => {
    const event = Object.assign(new Event("copy", { cancelable: true }), { clipboardData: { setData: (type: string, text: string) => (copied[type] = text) } });
    return !document.dispatchEvent(event);
  });
  expect(await copyText("link")).toBe(true);
  expect(copied).toEqual({ "text/plain": "link" });
});

test("a browser that refuses both has copied nothing", async () => {
  onInsecurePage(() => false);
  expect(await copyText("link")).toBe(false);
});
