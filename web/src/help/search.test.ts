/** The search finds rules by words, and the text of a rule links to other rules. */

import { expect, test } from "vitest";
import { LANGUAGES } from "../lib/messages.svelte";
import { currentId, idsOf, loadRules, readRules, RULED_GAMES } from "./rules";
import { pieces, runs, search } from "./search";

const BOOK = readRules(`
short = A game of heaps.
about = Of unknown age.
N1 = Turns
N1-1 = The player to act takes **matches** from one heap.
N1-2 = Quién pasa, pierde.
N10 = The end
N10-1 = The player with the last of the matches wins (N1.1).
NR = Rulings
NR1 = The empty heap
    .text = What about a heap that is empty?
    .stays = It stays.
    .goes = It goes.
`);
const found = (query: string) => search(BOOK, query).flatMap(({ rules }) => rules.map(({ id }) => id));

test("a book is parsed into sections", () => {
  expect(BOOK.sections.map(({ id, rules }) => [id, rules.length])).toEqual([["N1", 2], ["N10", 1], ["NR", 1]]);
});

test("an id finds its rule", () => expect(found("N10.1")).toEqual(["N10.1"]));

test("all words must occur, in any order, ignoring case and accents", () => {
  expect(found("heap TAKES")).toEqual(["N1.1"]);
  expect(found("heap xyzzy")).toEqual([]);
  expect(found("quien pierde")).toEqual(["N1.2"]);
});

test("an empty query finds all rules", () => expect(found("  ")).toHaveLength(4));

test.each(LANGUAGES.flatMap((language) => RULED_GAMES.map((game) => [language, game] as const)))("%s %s is complete", async (language, game) => {
  const book = await loadRules(game, language);
  expect(book.short && book.about).toBeTruthy();
  for (const section of book.sections) {
    expect(section.rules.length).toBeGreaterThan(0);
    for (const rule of section.rules) expect(rule.text, rule.id).not.toMatch(/^$|[{}]/);
  }
});

test("a ruling has a title, a text, and the values of its option", () => {
  const ruling = BOOK.sections.at(-1)?.rules[0];
  expect(ruling?.title).toBe("The empty heap");
  expect(ruling?.items.map(({ name }) => name)).toEqual(["stays", "goes"]);
});

test("existing ids become links", () => {
  const ids = new Set(["F4", "F4.1"]);
  expect(pieces("A **Punch** (F4.1), not F9.9.", ids)).toEqual([
    { kind: "plain", text: "A " },
    { kind: "strong", text: "Punch" },
    { kind: "plain", text: " (" },
    { kind: "link", text: "F4.1" },
    { kind: "plain", text: "), not F9.9." },
  ]);
});

test("search hits are marked, with or without accents", () => {
  expect(runs("Una Pèlea", ["pelea"])).toEqual([
    { text: "Una ", isHit: false },
    { text: "Pèlea", isHit: true },
  ]);
});

test("a book has all its ids, and old addresses of rulings still work", () => {
  const ids = idsOf(BOOK);
  expect([...ids]).toEqual(["N1", "N1.1", "N1.2", "N10", "N10.1", "NR", "NR1"]);
  expect(["R1", "N1.1", "R"].map((id) => currentId(ids, id))).toEqual(["NR1", "N1.1", "NR"]);
});
