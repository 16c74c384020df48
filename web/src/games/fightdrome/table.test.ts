/** The table passes legal actions on, no others, and shows the rule against those. */

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, messages } from "../../lib/messages.svelte";
import Board from "./Board.svelte";
import Text from "./Text.svelte";
import { BOX, fixture, FIXTURES, NAMES } from "./fixtures/fixtures";
import { preview } from "./fixtures/preview";
import { effectText } from "./texts";

const report = vi.spyOn(console, "error");

beforeEach(() => messages.need("fightdrome", "play-fightdrome", "web-fightdrome"));
afterEach(() => expect(report).not.toHaveBeenCalled());

function show(name: string, Table = Board) {
  const { view, table, why } = fixture(name);
  const onaction = vi.fn();
  render(Table, { view, names: NAMES, box: BOX, options: table, onaction, why: (card: string) => why[card] ?? null });
  return onaction;
}

const card = (name: string) => screen.getByRole("button", { name });

test.each(LANGUAGES.flatMap((language) => Object.keys(FIXTURES).map((name) => [language, name] as const)))(
  "%s: %s has all messages on the board and as text",
  async (language, name) => {
    await messages.switchTo(language);
    show(name);
    show(name, Text);
    expect(screen.getAllByRole("status")).toHaveLength(2);
  },
);

test("an answered puzzle shows neither a turn nor a hint", async () => {
  const { view, table } = fixture("answer");
  const props = { view, names: NAMES, box: BOX, options: table, onaction: () => {} };
  const hint = /^Choose one of the raised cards/;
  const { rerender } = render(Board, { ...props, puzzle: "asked" });
  expect(screen.getByText("Your turn")).toBeTruthy();
  expect(screen.getByText(hint)).toBeTruthy();
  await rerender({ ...props, puzzle: "answered", wanted: { action: view.legal[0] ?? "", to: null } });
  expect(screen.queryByText("Your turn")).toBeNull();
  expect(screen.queryByText(hint)).toBeNull();
});

test("a replay asks for no card and dims none", () => {
  const { view, table } = fixture("answer");
  const { container } = render(Board, { view: { ...view, legal: [] }, names: NAMES, box: BOX, options: table, onaction: () => {} });
  expect(screen.queryByText(/^Choose one of the raised cards/)).toBeNull();
  expect(container.querySelectorAll(".yours, .choosing")).toHaveLength(0);
});

test("a click plays a legal card", async () => {
  const onaction = show("answer");
  expect(screen.getByRole("status").textContent).toContain("Answer Kick 40.");
  await fireEvent.click(card("Kick 70"));
  expect(onaction).toHaveBeenCalledExactlyOnceWith("K70");
});

test("an illegal card stays in the hand and shows the rule against it", async () => {
  const onaction = show("answer");
  await fireEvent.click(card("Punch 60"));
  expect(onaction).not.toHaveBeenCalled();
  expect(card("Punch 60").getAttribute("aria-disabled")).toBe("true");
  expect(await screen.findByText("F4.1")).toBeTruthy();
});

test.each([
  ["Kick 70", "It becomes the live attack. You draw a card."],
  ["Weave", "Pause: Doctor Nines leads. You draw a card."],
])("F4, F5.1: the note of %s says what the card brings", async (name, effect) => {
  show("answer");
  await fireEvent.focus(card(name));
  expect(await screen.findByText(effect)).toBeTruthy();
});

test("F10.2: the note of a last Neurochem card leaves open whether it draws", () => {
  expect(effectText("NK", "Ada", false)).toBe("Only Neurochem cards can answer it. You draw no card.");
  expect(effectText("NK", "Ada", true)).toBe("Only Neurochem cards can answer it.");
  expect(effectText("NB", "Ada", true)).toBe("Pause: Ada leads.");
  expect(effectText("K30", "Ada", true)).toBe("It becomes the live attack. You draw a card.");
});

test("arrow keys move along the hand and wrap around", async () => {
  show("answer");
  card("Punch 60").focus();
  await fireEvent.keyDown(card("Punch 60"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(card("Punch 80"));
  await fireEvent.keyDown(card("Punch 80"), { key: "End" });
  await fireEvent.keyDown(card("Weave"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(card("Punch 60"));
});

test("dragging a card up plays it, dragging it sideways does not", async () => {
  const onaction = show("answer");
  const button = card("Kick 70");
  button.setPointerCapture = () => {};
  const drag = async (x: number, y: number) => {
    await fireEvent.pointerDown(button, { button: 0, clientX: 0, clientY: 0, pointerType: "mouse" });
    await fireEvent.pointerMove(button, { clientX: x, clientY: y });
    await fireEvent.pointerUp(button);
  };
  await drag(90, -10);
  expect(onaction).not.toHaveBeenCalled();
  await drag(10, -120);
  expect(onaction).toHaveBeenCalledExactlyOnceWith("K70");
});

test("the first tap shows a card, the second plays it", async () => {
  const onaction = show("answer");
  const tap = async () => {
    await fireEvent.pointerDown(card("Kick 70"), { button: 0, pointerType: "touch" });
    await fireEvent.pointerUp(card("Kick 70"));
    await fireEvent.click(card("Kick 70"), { detail: 1 });
  };
  await tap();
  expect(onaction).not.toHaveBeenCalled();
  expect(screen.getByText("Play Kick 70")).toBeTruthy();
  await tap();
  expect(onaction).toHaveBeenCalledExactlyOnceWith("K70");
});

test("a played card moves from the hand to the ring", async () => {
  const { view, table } = fixture("answer");
  const props = { view, names: NAMES, box: BOX, options: table, onaction: () => {} };
  const { rerender } = render(Board, props);
  await rerender({ ...props, view: preview(view, "K70") });
  expect(screen.getByText("Ann: Kick 70")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Kick 70" })).toBeNull());
});

test("F3.3, F6.1: a Feint without a follow-up stays large until the discard, and nothing invites to lead", () => {
  const { view, table } = fixture("stagger");
  const played = (card: string, situation: string) => ({ kind: "played", seat: 0, data: { card, situation } });
  const past = [played("K40", "lead"), played("F", "answer"), { kind: "staggered", seat: 0, data: {} }];
  const { container } = render(Board, { view: { ...view, live: null }, names: NAMES, box: BOX, options: table, past, onaction: () => {} });
  expect(container.querySelector(".middle .name")?.textContent).toBe("Feint");
  expect(screen.queryByText("Lead here")).toBeNull();
});

test("a player who is Staggered without a card to lead is not invited to lead", () => {
  const { view, table } = fixture("stagger");
  render(Board, { view: { ...view, live: null }, names: NAMES, box: BOX, options: table, past: [{ kind: "staggered", seat: 0, data: {} }], onaction: () => {} });
  expect(screen.queryByText("Lead here")).toBeNull();
});

test("while an action is on its way, nothing asks for another", () => {
  const { view, table } = fixture("answer");
  const { container } = render(Board, { view, names: NAMES, box: BOX, options: table, isUnsent: true, onaction: () => {} });
  expect(screen.getByRole("status").textContent).toBe("Sending your move…");
  expect(container.querySelector(".yours")).toBeNull();
  expect(screen.queryByText("Your turn")).toBeNull();
  expect(screen.queryByText("Lead here")).toBeNull();
  expect(screen.queryByText(/^Choose one of the raised cards/)).toBeNull();
});

test("the panel of a player who thinks for long says so", () => {
  const { view, table } = fixture("waiting");
  render(Board, { view, names: NAMES, box: BOX, options: table, thinker: view.to_act, onaction: () => {} });
  expect(screen.getByText("Thinking…")).toBeTruthy();
  expect(screen.queryByText("Their turn")).toBeNull();
});

test("F6.1: a Staggered player discards a card instead of playing it", async () => {
  const onaction = show("stagger");
  await fireEvent.click(card("Weave"));
  expect(onaction).toHaveBeenCalledExactlyOnceWith("xW");
});

test("a legal Rest has a button", async () => {
  const onaction = show("rest");
  await fireEvent.click(screen.getByRole("button", { name: /^Rest/ }));
  expect(onaction).toHaveBeenCalledExactlyOnceWith("rest");
});

test("F9.4: Sleeves have buttons with their names", async () => {
  const onaction = show("epic");
  await fireEvent.click(screen.getByRole("button", { name: /Send in Bear/ }));
  expect(onaction).toHaveBeenCalledExactlyOnceWith("sleeve 5");
});

test("FR11: a click on a Stack takes it, and the rulebook’s example is marked", async () => {
  const onaction = show("stack");
  const example = screen.getByRole("button", { name: /11-9-9-5-6/ });
  expect(within(example).getByText("The rulebook’s example")).toBeTruthy();
  await fireEvent.click(example);
  expect(onaction).toHaveBeenCalledExactlyOnceWith("stack 1");
});

test("FR11: the decks are those of the selected Sleeve", async () => {
  show("stack");
  const deck = () => screen.getByRole("button", { name: /11-9-9-5-6/ }).textContent;
  const before = deck();
  const tried = within(screen.getByRole("group", { name: "Preview with a Sleeve" })).getAllByRole("button");
  await fireEvent.click(tried[3] as HTMLElement);
  expect(tried[3]?.getAttribute("aria-pressed")).toBe("true");
  expect(deck()).not.toBe(before);
});

test("F11.4: a spectator sees card backs and no actions", () => {
  show("spectator");
  // Only words that are explained can be clicked.
  expect(screen.queryAllByRole("button").filter((button) => !button.hasAttribute("aria-expanded"))).toEqual([]);
  expect(screen.getByRole("group", { name: /^Ann’s hand/ })).toBeTruthy();
});

test("a Staggered fighter looks hit, and the winner of a game laughs", async () => {
  const heads = (tilt: string) => document.querySelectorAll(`g[transform="${tilt}"]`).length;
  const [HIT, WIN] = ["translate(-3 3) rotate(-11 50 80)", "rotate(4 50 80)"];
  show("stagger");
  await waitFor(() => expect([heads(HIT), heads(WIN)]).toEqual([1, 0]));
  cleanup();
  show("over");
  expect([heads(HIT), heads(WIN)]).toEqual([1, 1]);
});

test("the end shows the winner and the ending", () => {
  show("over");
  const status = within(screen.getByRole("status"));
  expect(status.getByText("You win!")).toBeTruthy();
  expect(status.getByText(/has no cards left/)).toBeTruthy();
});
