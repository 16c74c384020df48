/** Rules are found as people type, and a rule's text leads to the rules it names. */

import { expect, test } from "vitest";
import { LANGUAGES } from "../lib/messages.svelte";
import { GAMES, idsOf, loadRules } from "./rules";
import { pieces, runs, search } from "./search";

const found = async (query: string, language: "en" | "de" | "fr" | "es" = "en") =>
  search(await loadRules("fightdrome", language), query).flatMap(({ rules }) => rules.map(({ id }) => id));

test("an id finds its rule", async () => {
  expect(await found("F4.10")).toEqual(["F4.10"]);
});

test("all words have to be there, in any order, without case and accents", async () => {
  expect(await found("weave STOPS")).toContain("F4.6");
  expect(await found("weave xyzzy")).toEqual([]);
  expect(await found("puñetazo", "es")).toEqual(await found("punetazo", "es"));
});

test("no words, all rules", async () => {
  expect((await found("  ")).length).toBeGreaterThan(50);
});

test.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game] as const)))("%s %s is read whole", async (language, game) => {
  const book = await loadRules(game, language);
  expect(book.short && book.about).toBeTruthy();
  for (const section of book.sections) {
    expect(section.rules.length).toBeGreaterThan(0);
    for (const rule of section.rules) expect(rule.text, rule.id).not.toMatch(/^$|[{}]/);
  }
});

test("a ruling has a title, what it says, and the values of its option", async () => {
  const book = await loadRules("fightdrome", "en");
  const ruling = book.sections.at(-1)?.rules.find(({ id }) => id === "FR5");
  expect(ruling?.title).toBe("Who starts next");
  expect(ruling?.items.map(({ name }) => name)).toEqual(["alternate", "loser", "winner"]);
});

test("ids of rules become links, other numbers do not", () => {
  const ids = new Set(["F4", "F4.1"]);
  expect(pieces("A **Punch** (F4.1), not F9.9.", ids)).toEqual([
    { kind: "plain", text: "A " },
    { kind: "strong", text: "Punch" },
    { kind: "plain", text: " (" },
    { kind: "link", text: "F4.1" },
    { kind: "plain", text: "), not F9.9." },
  ]);
});

test("searched words are marked where they are, accents or not", () => {
  expect(runs("Una Pèlea", ["pelea"])).toEqual([
    { text: "Una ", isHit: false },
    { text: "Pèlea", isHit: true },
  ]);
});

test("a book knows all its ids", async () => {
  const ids = idsOf(await loadRules("survive", "de"));
  for (const id of ["S1", "S3.5", "SR16", "D5"]) expect(ids).toContain(id);
});
