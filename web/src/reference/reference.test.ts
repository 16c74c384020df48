/** Reference cards: every line in every language, for every option, with rules that exist. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import fightdrome from "../games/fightdrome/example.json";
import duel from "../games/survive/fixtures/box2.json";
import { GAMES, idsOf, loadRules, type GameName } from "../help/rules";
import { LANGUAGES, messages } from "../lib/messages.svelte";
import type { OptionInfo } from "../lib/wire";
import { loadCard, switchesOf, type Options } from "./reference";

const choice = (name: string, rule: string, ...choices: string[]): OptionInfo => ({ name, rule, choices, default: choices[0] ?? "", span: null, set_by: null });
const toggle = (name: string, rule: string): OptionInfo => ({ name, rule, choices: [], default: false, span: null, set_by: null });

const OPTIONS: Record<GameName, OptionInfo[]> = {
  fightdrome: [
    choice("mode", "F9.1", "bout", "match", "epic"),
    toggle("breathing_space", "F10.1"),
    toggle("last_gasp", "F10.2"),
    choice("overstimulated", "F2.2", "must", "once", "may", "off"),
    choice("empty_hand", "F8.1", "out", "fight_on"),
    choice("rest_finish", "F8.3", "not_staggered", "higher_hand"),
    choice("rest_limit", "F7.2", "would_exceed", "exceeds"),
    choice("rest_no_attack", "F7.3", "round_ends", "staggered"),
  ],
  survive: [choice("tie", "S9.3", "resources", "shared"), choice("down", "S7.1", "stand_first", "may_brawl"), choice("activation", "S2.3", "all", "one"), choice("pick_up", "S7.1", "upright", "any_time")],
};
const BOXES: Record<GameName, unknown> = { fightdrome: fightdrome.box, survive: duel };

/** Each option as usual, or each at its last value. */
function all(game: GameName, isUsual: boolean): Options {
  const chosen = OPTIONS[game].map(({ name, default: usual, choices }) => [name, isUsual ? usual : (choices.at(-1) ?? true)]);
  return { target: 300, rounds: 4, ...Object.fromEntries(chosen) };
}

function serve(game: GameName, options: Options, box = BOXES[game]): void {
  const replies: Record<string, unknown> = {
    "/api/games": { games: [{ game, options: OPTIONS[game] }] },
    [`/api/games/${game}/box`]: { game, options, box },
    "/api/tables/t1/box": { game, options, box },
  };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(replies[path]))));
}

async function show(game: GameName, table: string | null = null): Promise<void> {
  const { Card, ...props } = await loadCard(game, table);
  render(Card, props);
}

beforeEach(async () => {
  await messages.need("common", "web", "fightdrome", "survive");
  await messages.switchTo("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(LANGUAGES.flatMap((language) => GAMES.flatMap((game) => [true, false].map((isUsual) => [language, game, isUsual] as const))))(
  "%s %s, as usual: %s, is told without a gap",
  async (language, game, isUsual) => {
    const gaps = vi.spyOn(console, "error");
    await messages.switchTo(language);
    serve(game, all(game, isUsual));
    await show(game);
    expect(gaps).not.toHaveBeenCalled();
    const ids = idsOf(await loadRules(game, language));
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href")?.split("#")[1] ?? "");
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  },
);

test("lines follow the options of the table", async () => {
  serve("fightdrome", { ...all("fightdrome", true), breathing_space: true, rest_limit: "exceeds" });
  await show("fightdrome", "t1");
  expect(screen.getByText(/Not with more than 7 cards/)).toBeTruthy();
  expect(screen.getByText(/until a player leads or cannot Rest/)).toBeTruthy();
  expect(screen.queryByText(/the winner of a round adds/)).toBeNull();
});

test("strengths come from the box in use", async () => {
  serve("fightdrome", all("fightdrome", true), { ...fightdrome.box, hand: 5, attacks: { strengths: [10, 90], copies: 3 } });
  await show("fightdrome");
  expect(screen.getByRole("table", { name: "Strengths in this box" }).textContent).toContain("10  90");
  expect(screen.getByText(/Not with 5 or more cards/)).toBeTruthy();
});

test("options that are not as usual are listed, also ones the card knows nothing of", () => {
  const known = [toggle("breathing_space", "F10.1"), choice("next_start", "F9.5", "alternate", "loser")];
  const listed = switchesOf("fightdrome", { breathing_space: false, next_start: "loser" }, known);
  expect(listed).toEqual([{ label: "Who starts the next round", value: "the loser", rule: "F9.5" }]);
});
