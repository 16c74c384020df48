/** Odds are shown before a roll, its parts add up, and nothing is shown before the animation gets there. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, messages } from "../../lib/messages.svelte";
import type { Odds } from "../../lib/wire";
import Board from "./Board.svelte";
import { lastThrow } from "./decisions";
import { dicePlaces } from "./dice_places";
import { boxOf, fixture, FIXTURES, namesOf } from "./fixtures/fixtures";
import { chanceText, goals, parseParts } from "./odds";
import OddsPanel from "./OddsPanel.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import { applyEvent, sceneOf, viewDuring } from "./scene";
import Text from "./Text.svelte";
import { askedFigure, type View } from "./view";

beforeEach(() => messages.need("survive", "play-survive", "web-survive"));

const withOdds = Object.entries(FIXTURES).flatMap(([name, { odds }]) => Object.entries(odds ?? {}).map(([action, found]) => [name, action, found] as [string, string, Odds]));
const propsOf = (name: string) => {
  const { view, why, odds, ways } = fixture(name);
  return { view, names: namesOf(view), box: boxOf(view), options: { rounds: view.rounds }, onaction: vi.fn(), odds, ways, why: (action: string) => why[action] ?? null };
};

test("the fixtures have every kind of roll that a player chooses", () => {
  expect(new Set(withOdds.map(([, , { kind }]) => kind))).toEqual(new Set(["brawl", "swap", "theft", "jump"]));
});

test.each(LANGUAGES)("%s: every result has a name and a sentence", async (language) => {
  await messages.switchTo(language);
  for (const [name, action, odds] of withOdds) {
    const { view } = fixture(name);
    const { container, unmount } = render(OddsPanel, { props: { action, odds, view, box: boxOf(view) } });
    expect(container.querySelectorAll(".results li")).toHaveLength(new Set(odds.results.map(({ result, who }) => `${result} ${who}`)).size);
    for (const chance of odds.results) expect(chanceText(odds, chance, askedFigure(view) ?? "", boxOf(view))).toMatch(/%/);
    unmount();
  }
  await messages.switchTo("en");
});

test("S4.1: each goal of a jump has its chance", () => {
  const [, , odds] = withOdds.find(([, , { kind }]) => kind === "jump") ?? [];
  const chances = [...goals(odds!).values()].map((ways) => ways / odds!.of);
  expect(chances.length).toBeGreaterThan(2);
  for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(1 / 8);
});

test("S3.5: the parts of a contest add up to its total", () => {
  let compared = 0;
  for (const { events } of Object.values(FIXTURES)) {
    for (const { data } of events.filter(({ kind }) => kind === "rolled")) {
      const sum = parseParts(String(data.parts)).reduce((all, { value }) => all + value, 0);
      expect(Number(data.die) + sum).toBe(data.total);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(3);
});

test("dice lie beside the fighters, on no figure and no resource", () => {
  for (const { before, events, view } of Object.values(FIXTURES)) {
    const thrown = lastThrow(events);
    if (!before || !thrown) continue;
    const scene = events.slice(0, thrown.start).reduce(applyEvent, sceneOf(before));
    for (const place of dicePlaces(thrown, scene, boxOf(view).ground).filter(Boolean)) {
      expect(scene.pieces.map(({ cell }) => cell)).not.toContain(place);
      expect(scene.lying[place]).toBeUndefined();
    }
  }
});

test("S9.2: the score sheet shows the rows and points of the table", async () => {
  const { view } = fixture("over");
  const { container } = render(ScoreSheet, { props: { view, names: namesOf(view), box: boxOf(view) } });
  const shown = (selector: string) => [...container.querySelectorAll(selector)].map((it) => Number(it.textContent));
  await fireEvent.click(container.querySelector(".sheet")!);
  expect(shown(".points")).toEqual(view.outcome?.scores);
  expect(shown(".sum")).toEqual(view.players.flatMap(({ home_rows }) => (home_rows ?? []).map(({ points }) => points)));
});

test("the sheet of a game that was given up shows the demand cards of all players", () => {
  const { view: open } = fixture("over");
  const players = open.players.map((player, seat) => (seat === 1 ? { ...player, needs: null, home_rows: null, home_points: null } : player));
  const view = { ...open, seat: 0, outcome: null, open_cards: "", players };
  const needsWith = (shown: View | null): number => render(ScoreSheet, { view, names: namesOf(view), box: boxOf(view), open: shown }).container.querySelectorAll(".needs").length;
  expect([needsWith(null), needsWith(open)]).toEqual([1, 2]);
});

test("panels show the board as far as the animation has got", () => {
  const { before, view, events } = fixture("npcs");
  const during = viewDuring(before!, view, sceneOf(before!), events, 0);
  expect(during.legal).toEqual([]);
  expect(during.figures.map(({ cell }) => cell)).toEqual(before!.figures.map(({ cell }) => cell));
});

test("actions appear only when the animation is over", async () => {
  vi.useFakeTimers();
  const { before, view, events } = fixture("npcs");
  const props = propsOf("npcs");
  const { container, rerender } = render(Board, { props: { ...props, view: before!, events: [], odds: {}, ways: {} } });
  await rerender({ ...props, view, events });
  expect(container.querySelector("[data-choices]")).toBeNull();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(container.querySelector("[data-choices]")).not.toBeNull();
  vi.useRealTimers();
});

test.each([["swap", "moves"], ["brawl", "attacks"]])("the mover's +1 of a %s is named", (kind, part) => {
  const [name, action, odds] = withOdds.find((it) => it[2].kind === kind)!;
  const { view } = fixture(name);
  const { container } = render(OddsPanel, { props: { action, odds, view, box: boxOf(view) } });
  expect(container.querySelector(".parts")?.textContent).toContain(`+1 ${part}`);
});

test("the button to roll stands before the results, which scroll on a phone", () => {
  const [name, action, odds] = withOdds.find(([, , { kind }]) => kind === "jump")!;
  const { view } = fixture(name);
  const { container } = render(OddsPanel, { props: { action, odds, view, box: boxOf(view), onroll: vi.fn() } });
  const [buttons, results] = [".buttons", ".results"].map((it) => container.querySelector(it)!);
  expect(buttons!.compareDocumentPosition(results!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("S3.7: theft is called theft", () => {
  render(Text, { props: propsOf("theft") });
  expect(screen.getAllByText(/^Theft: steal/).length).toBeGreaterThan(0);
});

test("a tap on an action with dice shows its odds, and a second tap rolls", async () => {
  const props = propsOf("choice");
  const { container } = render(Board, { props });
  const button = [...container.querySelectorAll<HTMLElement>("[data-choices] button")].find((it) => it.textContent?.includes("Attack"))!;
  await fireEvent.pointerDown(button, { pointerType: "touch" });
  await fireEvent.click(button);
  expect(props.onaction).not.toHaveBeenCalled();
  await fireEvent.click(await screen.findByRole("button", { name: "Roll for it" }));
  expect(props.onaction).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^hit /));
});
