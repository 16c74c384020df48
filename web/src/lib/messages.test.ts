/** Every message a page asks for is there, in each language: a gap would be seen by players. */

import { beforeEach, expect, test, vi } from "vitest";
import { type Area, LANGUAGES, messages, pickLanguage, text } from "./messages.svelte";

const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const ids = [
  ...new Set(
    Object.entries(sources)
      .filter(([path]) => !path.endsWith(".test.ts"))
      .flatMap(([, source]) => [...source.matchAll(/text\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? "")),
  ),
];

const areas = Object.keys(import.meta.glob(["../../../src/undercard/locales/en/**/*.ftl", "!**/{terminal,hosting}.ftl"])).map(
  (path) => path.split("/locales/en/")[1]?.slice(0, -4) as Area,
);

beforeEach(() => messages.need(...areas));

test.each(LANGUAGES)("%s has every message that is asked for", async (language) => {
  await messages.switchTo(language);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !messages.has(id))).toEqual([]);
});

test("the first wish that we have is granted", () => {
  expect(pickLanguage(["pt-BR", "es-MX", "de"])).toBe("es");
  expect(pickLanguage(["tlh"])).toBe("en");
});

test("switching changes words, numbers and the page's language", async () => {
  await messages.switchTo("de");
  expect(text("web-cards", { count: 2 })).toBe("2 Karten");
  expect(messages.number(1234.5)).toBe("1.234,5");
  expect(document.documentElement.lang).toBe("de");
});

test("a gap shows its id and is reported", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(text("no-such-message")).toBe("no-such-message");
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});
