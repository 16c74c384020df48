/** Reference cards have every line in every language, for every option, and cite existing rules. */

import { render, screen } from "@testing-library/svelte";
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

/** Each option with its default, or each with its last value. */
function all(known: readonly OptionInfo[], isDefault: boolean): Options {
  const chosen = known.map(({ name, default: usual, choices }) => [name, isDefault ? usual : (choices.at(-1) ?? true)]);
  return { target: 300, rounds: 4, ...Object.fromEntries(chosen) };
}

beforeEach(() => messages.need(...GAMES));

test("a game without a card has none", async () => expect(await loadCard("chess", null)).toBeNull());

test.each(LANGUAGES.flatMap((language) => GAMES.flatMap((game) => [true, false].map((isDefault) => [language, game, isDefault] as const))))(
  "%s %s, default options: %s, has all messages",
  async (language, game, isDefault) => {
    const report = vi.spyOn(console, "error");
    const { OPTIONS: options, BOX: box } = await cases[`../games/${game}/fixtures/reference.ts`]!();
    await messages.switchTo(language);
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games: [{ game, options }], game, options: all(options, isDefault), box })));
    games.infos = [];
    const { Card, ...props } = (await loadCard(game, null))!;
    render(Card, props);
    expect(report).not.toHaveBeenCalled();
    const ids = idsOf(await loadRules(game, language));
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href")?.split("#")[1] ?? "");
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  },
);

test("options that differ from the default are listed, also those without a message", () => {
  const known = [toggle("any_number", "N2"), choice("heaps", "N1", "three", "very many")];
  const listed = changedOptions("nim", { any_number: false, heaps: "very many" }, known);
  expect(listed).toEqual([{ label: "Heaps", value: "Very many", rule: "N1" }]);
});
