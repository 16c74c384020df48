/** The table passes legal actions on, no others, shows the rule against those, and animates events. */

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, messages } from "../../lib/messages.svelte";
import type { GameEvent } from "../../lib/wire";
import { boxOf, fixture, FIXTURES, namesOf } from "./fixtures/fixtures";
import Board from "./Board.svelte";
import Text from "./Text.svelte";
import type { View, Ways } from "./view";

const report = vi.spyOn(console, "error");

beforeEach(() => messages.need("survive", "play-survive", "web-survive"));
afterEach(() => {
  vi.useRealTimers();
  expect(report).not.toHaveBeenCalled();
});

function propsOf(view: View, events: GameEvent[], why: Record<string, string>, ways: Ways = {}) {
  const onaction = vi.fn();
  const options = { rounds: view.rounds };
  return { view, events, names: namesOf(view), box: boxOf(view), options, onaction, ways, why: (action: string) => why[action] ?? null };
}

function show(name: string, Table = Board) {
  const { view, events, why, ways } = fixture(name);
  const props = propsOf(view, events, why, ways);
  return { ...render(Table, { props }), props, onaction: props.onaction };
}

function cell(container: Element, name: string): Element {
  const found = container.querySelector(`[data-cell="${name}"]`);
  if (!found) throw new Error(`the map has no cell ${name}`);
  return found;
}

const map = () => screen.getByRole("application");
const someStep = (view: View): string => view.legal.find((action) => /^[a-j]\d+-/.test(action)) ?? "";

test("an answered puzzle shows no turn", async () => {
  const { view, events, why } = fixture("act");
  const props = propsOf(view, events, why);
  const { rerender } = render(Board, { props: { ...props, puzzle: "asked" } });
  expect(screen.getByText("Your turn")).toBeTruthy();
  await rerender({ ...props, puzzle: "answered" });
  expect(screen.queryByText("Your turn")).toBeNull();
});

test.each(LANGUAGES)("%s: board and text have all messages", async (language) => {
  await messages.switchTo(language);
  show("npcs");
  show("over_trio", Text);
  expect(screen.getAllByRole("status")).toHaveLength(2);
});

test.each(Object.keys(FIXTURES))("%s: every legal action has a button, on the board and in the text view", async (name) => {
  for (const Table of [Board, Text]) {
    const { onaction, props, container, unmount } = show(name, Table);
    for (const button of container.querySelectorAll<HTMLElement>("[data-choices] button")) await fireEvent.click(button);
    expect(new Set(onaction.mock.calls.map(([action]) => action))).toEqual(new Set(props.view.legal));
    unmount();
  }
});

test("a click on a neighbouring cell takes the step", async () => {
  const { container, onaction, props } = show("move");
  const step = someStep(props.view);
  await fireEvent.click(cell(container, step.split("-")[1] ?? ""));
  expect(onaction).toHaveBeenCalledExactlyOnceWith(step);
});

test("a walk to a far cell continues only with legal steps", async () => {
  const { container, onaction, props, rerender } = show("move");
  const mover = props.view.figures.find(({ figure }) => figure === props.view.active);
  const far = [...container.querySelectorAll(".hit.can")].map((hit) => hit.getAttribute("data-cell") ?? "");
  const target = far.find((name) => !props.view.legal.some((action) => action.endsWith(name)) && name !== mover?.cell);
  await fireEvent.click(cell(container, target ?? ""));
  expect(onaction).toHaveBeenCalledTimes(1);
  const [first] = onaction.mock.calls[0] ?? [];
  expect(props.view.legal).toContain(first);
  const view = { ...props.view, legal: ["pass"] };
  await rerender({ ...props, view, events: [] });
  expect(onaction).toHaveBeenCalledTimes(1);
});

test("a cell with several actions opens a menu, and Escape closes it", async () => {
  const { container, onaction, props } = show("choice");
  const hit = props.view.legal.find((action) => action.startsWith("hit")) ?? "";
  const swap = props.view.legal.find((action) => action.endsWith(`-${hit.slice(4)}`));
  const view = swap ? props.view : { ...props.view, legal: [...props.view.legal, `e4-${hit.slice(4)}`] };
  const { container: other } = render(Board, { props: { ...props, view } });
  await fireEvent.click(cell(other, hit.slice(4)));
  const question = within(other).getByRole("group", { name: "What you can do here" });
  expect(within(question).getAllByRole("button")).toHaveLength(3);
  await fireEvent.keyDown(question, { key: "Escape" });
  expect(within(other).queryByRole("group", { name: "What you can do here" })).toBeNull();
  expect(onaction).not.toHaveBeenCalled();
  expect(container).toBeTruthy();
});

test("a tap opens the menu also for a single action", async () => {
  const { container, onaction, props } = show("move");
  const step = someStep(props.view);
  const target = cell(container, step.split("-")[1] ?? "");
  await fireEvent.pointerDown(target, { pointerType: "touch" });
  await fireEvent.pointerUp(target, { pointerType: "touch" });
  await fireEvent.click(target);
  expect(onaction).not.toHaveBeenCalled();
  await fireEvent.click(within(screen.getByRole("group", { name: "What you can do here" })).getAllByRole("button")[0]!);
  expect(onaction).toHaveBeenCalledExactlyOnceWith(step);
});

test("arrow keys move over the cells, each is announced, and Enter acts", async () => {
  const { onaction, props, container } = show("move");
  const step = someStep(props.view);
  const [from = "", to = ""] = step.split("-");
  const [columns, rows] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))];
  const arrow = columns ? (columns > 0 ? "ArrowRight" : "ArrowLeft") : rows > 0 ? "ArrowUp" : "ArrowDown";
  await fireEvent.keyDown(map(), { key: arrow });
  expect(container.querySelector("[aria-live]")?.textContent).toContain(`${from}:`);
  await fireEvent.keyDown(map(), { key: arrow });
  await fireEvent.keyDown(map(), { key: "Enter" });
  expect(onaction).toHaveBeenCalledExactlyOnceWith(step);
});

test.each([Board, Text])("number keys choose actions wherever the focus is, except in a field", async (Table) => {
  const { onaction, props, container } = show("bid", Table);
  const field = container.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "2" });
  expect(onaction).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "2" });
  expect(onaction).toHaveBeenCalledExactlyOnceWith(props.view.legal[1]);
});

test("in the text view steps have a number too", async () => {
  const { onaction, props } = show("move", Text);
  await fireEvent.keyDown(document.body, { key: "1" });
  expect(onaction).toHaveBeenCalledExactlyOnceWith(props.view.legal[0]);
});

test("a figure to choose shows its movement and its modifier", () => {
  show("use");
  expect(screen.getByRole("button", { name: /Runner/ }).title).toMatch(/movement \d+ · modifier [±+−]?\d/);
});

test("the reader's remaining cards are always visible", () => {
  const { props } = show("move");
  const cards = within(screen.getByRole("list", { name: "Your playing cards" })).getAllByRole("img");
  expect(cards).toHaveLength(props.view.players[0]?.cards?.length ?? 0);
});

test("everything on the map has a tip, by pointer, by tap and by keyboard", async () => {
  const { container, props } = show("move");
  const tip = () => container.querySelector(".tip")?.textContent ?? "";
  const terminal = props.box.ground.terminals.find((name) => !props.ways[name]) ?? "";
  await fireEvent.pointerEnter(cell(container, terminal), { pointerType: "mouse" });
  expect(tip()).toContain("Terminal: switches green fields");
  const [teleporter = ""] = Object.keys(props.box.ground.teleporters);
  const target = cell(container, teleporter);
  await fireEvent.pointerDown(target, { pointerType: "touch" });
  await fireEvent.pointerUp(target, { pointerType: "touch" });
  await fireEvent.click(target);
  expect(tip()).toContain("Teleporter: enter it");
  await fireEvent.keyDown(map(), { key: "ArrowUp" });
  expect(tip()).toContain(props.view.figures.find(({ figure }) => figure === props.view.active)?.figure);
});

test("a click on an unreachable cell shows the rule against it", async () => {
  const { why, view } = fixture("move");
  const [forbidden = "", rule = ""] = Object.entries(why)[0] ?? [];
  const { container, onaction } = show("move");
  await fireEvent.click(cell(container, forbidden.split("-")[1] ?? ""));
  expect((await screen.findByRole("alert")).textContent).toContain(rule);
  expect(onaction).not.toHaveBeenCalled();
  expect(view.legal).not.toContain(forbidden);
});

test("S11: a spectator gets no actions", () => {
  const { container } = show("spectator");
  expect(container.querySelector("[data-choices]")).toBeNull();
  expect(container.querySelector(".hit.can")).toBeNull();
});

test("S10.2: the NPCs' turn is animated, with the path through the tree and nothing else of it", async () => {
  await import("./NpcTurn.svelte");
  vi.useFakeTimers();
  const { before, view, events, why } = fixture("npcs");
  if (!before) throw new Error("the fixture has no previous view");
  const props = propsOf(before, [], why);
  const { container, rerender } = render(Board, { props });
  await rerender({ ...props, view, events });
  for (let n = 0; n < 60 && !container.querySelector(".does"); n++) await vi.advanceTimersByTimeAsync(100);
  expect(container.querySelectorAll(".asked").length).toBeGreaterThan(0);
  expect(container.querySelectorAll(".does")).toHaveLength(1);
  // The controls of the animation are those of the table; here the decisions can be browsed afterwards.
  expect(screen.queryByRole("button", { name: "Next decision" })).toBeNull();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(screen.getByRole("button", { name: "Next decision" })).toBeTruthy();
});

test("the sentence above the map does not tell a roll before the dice have shown it", async () => {
  await import("./NpcTurn.svelte");
  vi.useFakeTimers();
  const { before, view, events, why } = fixture("npcs");
  if (!before) throw new Error("the fixture has no previous view");
  const props = propsOf(before, [], why);
  const { container, rerender } = render(Board, { props });
  await rerender({ ...props, view, events });
  const reported = () => container.querySelector(".situation [aria-hidden]")?.textContent ?? "";
  for (let n = 0; n < 200 && !reported().includes("Theft"); n++) await vi.advanceTimersByTimeAsync(100);
  expect(reported()).toBe("Theft! Crawler C2 rolls …");
});

test("the end shows the winner and all scores", () => {
  const { props } = show("over");
  const status = within(screen.getByRole("status"));
  expect(status.getByText("You win!")).toBeTruthy();
  expect(status.getByText(new RegExp(`Ann: ${props.view.outcome?.scores[0]}`))).toBeTruthy();
});
