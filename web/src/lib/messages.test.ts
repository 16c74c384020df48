/** Every message that a page uses exists in each language. */

import { beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, messages, pickLanguage, text, type Area } from "./messages.svelte";

const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const ids = [
  ...new Set(
    Object.entries(sources)
      .filter(([path]) => !path.endsWith(".test.ts"))
      .flatMap(([, source]) => [...source.matchAll(/text\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? "")),
  ),
];

const areas = Object.keys(import.meta.glob(["../../../src/undercard/locales/en/**/*.ftl", "!**/{terminal,terminal-*,hosting}.ftl"])).map(
  (path) => path.split("/locales/en/")[1]?.slice(0, -4) as Area,
);

beforeEach(() => messages.need(...areas));

test.each(LANGUAGES)("%s has every message in use", async (language) => {
  await messages.switchTo(language);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !messages.has(id))).toEqual([]);
});

test("the first supported language is chosen", () => {
  expect(pickLanguage(["pt-BR", "es-MX", "de"])).toBe("es");
  expect(pickLanguage(["tlh"])).toBe("en");
});

test("switching changes texts, numbers and the language of the page", async () => {
  await messages.switchTo("de");
  expect(text("web-cards", { count: 2 })).toBe("2 Karten");
  expect(messages.number(1234.5)).toBe("1.234,5");
  expect(document.documentElement.lang).toBe("de");
});

test("a missing message shows its id and is reported", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(text("no-such-message")).toBe("no-such-message");
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

test("an area that fails does not keep others from loading", async () => {
  const lost = vi.fn(() => Promise.reject(new TypeError("no connection")));
  vi.stubGlobal("fetch", lost);
  await expect(messages.need("unknown-game")).rejects.toThrow("unknown-game");
  await messages.switchTo("de");
  expect(lost).toHaveBeenCalledOnce();
  expect(text("web-cards", { count: 2 })).toBe("2 Karten");
});

test("an area that is requested while another fails is loaded", async () => {
  vi.stubGlobal("fetch", (url: string) => (url.includes("/lost/") ? Promise.reject(new TypeError("no connection")) : Promise.resolve(new Response("other-name = Other"))));
  const failing = messages.need("lost");
  const other = messages.need("other");
  await expect(failing).rejects.toThrow("lost");
  await other;
  expect(text("other-name")).toBe("Other");
});
