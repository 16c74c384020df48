/** Reference cards have every line in every language, for every option, and cite existing rules. */

import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { games } from "../games/games.svelte";
import { gamesWith } from "../games/registry";
import { idsOf, loadRules } from "../help/rules";
import { LANGUAGES, messages } from "../lib/messages.svelte";
import type { OptionInfo } from "../lib/wire";
import { choice, toggle } from "./fixtures";
import { changedOptions, loadCard, type Options } from "./reference";

const GAMES = await gamesWith("reference");
const cases = import.meta.glob<{ OPTIONS: OptionInfo[]; BOX: unknown }>("../games/*/fixtures/reference.ts");

const valuesOf = ({ choices, span }: OptionInfo) => (choices.length ? choices : (span ?? [false, true]));

/** The default options, all options at their last value, and in one language each value of each option: `tests/test_locales.py` compares the languages. */
function variants(known: readonly OptionInfo[], language: string): Options[] {
  const defaults: Options = Object.fromEntries(known.map(({ name, default: usual }) => [name, usual]));
  const last: Options = Object.fromEntries(known.map((option) => [option.name, valuesOf(option).at(-1)!]));
  const each = known.flatMap((option) => valuesOf(option).map((value) => ({ ...defaults, [option.name]: value })));
  return [defaults, last, ...(language === "en" ? each : [])];
}

beforeEach(() => messages.need(...GAMES));

test("a game without a card has none", async () => expect(await loadCard("chess", null)).toBeNull());

test.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game] as const)))("%s %s has all messages for each value of each option", async (language, game) => {
  const report = vi.spyOn(console, "error");
  const { OPTIONS: known, BOX: box } = await cases[`../games/${game}/fixtures/reference.ts`]!();
  await messages.switchTo(language);
  const ids = idsOf(await loadRules(game, language));
  for (const options of variants(known, language)) {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games: [{ game, options: known }], game, options, box })));
    games.infos = [];
    const { Card, ...props } = (await loadCard(game, null))!;
    const { unmount } = render(Card, props);
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")?.split("#")[1] ?? "");
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    unmount();
  }
  expect(report).not.toHaveBeenCalled();
});

test("options that differ from the default are listed, also those without a message", () => {
  const known = [toggle("any_number", "N2"), choice("heaps", "N1", "three", "very many")];
  const listed = changedOptions("nim", { any_number: false, heaps: "very many" }, known);
  expect(listed).toEqual([{ label: "Heaps", value: "Very many", rule: "N1" }]);
});
