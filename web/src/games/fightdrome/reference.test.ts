/** The reference card depends on the options and the box of a table. */

import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import { BOX, OPTIONS } from "./fixtures/reference";
import ReferenceCard from "./ReferenceCard.svelte";

const defaults = Object.fromEntries(OPTIONS.map(({ name, default: value }) => [name, value]));
const page = () => document.body.textContent;

beforeEach(() => messages.need("fightdrome", "play-fightdrome", "web-reference", "web-reference-fightdrome"));

test("lines depend on the options of the table", () => {
  render(ReferenceCard, { box: BOX, options: { ...defaults, breathing_space: true, rest_limit: "exceeds" }, known: OPTIONS, isTable: true });
  expect(screen.getByText(/Not with more than 7 cards/)).toBeTruthy();
  expect(screen.getByText(/until a player leads or cannot Rest/)).toBeTruthy();
  expect(screen.queryByText(/the winner of a round scores/)).toBeNull();
});

test("strengths are those of the box", () => {
  const box = { ...BOX, hand: 5, attacks: { strengths: [10, 90], copies: 3 } };
  render(ReferenceCard, { box, options: defaults, known: OPTIONS, isTable: false });
  expect(screen.getByRole("table", { name: "Strengths in this box" }).textContent).toContain("10  90");
  expect(screen.getByText(/Not with 5 or more cards/)).toBeTruthy();
});

test.each([
  [{ last_gasp: "off" }, "Draw nothing after a Neurochem card.", "You also lose if a Neurochem card was your last.", []],
  [{ last_gasp: "off", empty_hand: "fight_on" }, "Draw nothing after a Neurochem card.", "you fight on until you are Staggered.", []],
  [{ last_gasp: "on" }, "but if it was your last card, draw 1.", "you draw a card and fight on.", ["F10.2"]],
  [{ last_gasp: "on", empty_hand: "fight_on" }, "but if it was your last card, draw 1.", "you draw a card and fight on.", ["F10.2"]],
  // FR12: declining would lose the game, so the engine does not ask.
  [{ last_gasp: "may" }, "but if it was your last card, draw 1.", "you draw a card and fight on.", ["F10.2"]],
  [{ last_gasp: "may", mode: "match" }, "you may draw 1.", "You also lose if a Neurochem card was your last and you do not draw.", ["F10.2", "FR12"]],
  [{ last_gasp: "may", empty_hand: "fight_on" }, "you may draw 1.", "and you do not draw, you fight on until you are Staggered.", ["F10.2", "FR12"]],
])("F10.2, FR12: a Neurochem card as the last card with %o", (chosen, draw, end, rules) => {
  render(ReferenceCard, { box: BOX, options: { ...defaults, ...chosen }, known: OPTIONS, isTable: true });
  const lines = screen.getAllByRole("listitem").map((item) => item.textContent.replace(/\s+/g, " "));
  const drawing = lines.find((it) => it.includes(draw));
  const ending = lines.find((it) => it.includes(end));
  expect(drawing).toBeDefined();
  expect(ending).toBeDefined();
  expect(drawing?.match(/FR12|F10\.2/g) ?? []).toEqual(rules);
  expect(ending?.match(/FR12|F10\.2/g) ?? []).toEqual(rules);
});

test("FR9: without rounds that end by a Rest, their winner is not explained", () => {
  const { unmount } = render(ReferenceCard, { box: BOX, options: defaults, known: OPTIONS, isTable: true });
  expect(page()).toContain("Ended by a Rest");
  unmount();
  render(ReferenceCard, { box: BOX, options: { ...defaults, rest_no_attack: "staggered" }, known: OPTIONS, isTable: true });
  expect(page()).toContain("they are Staggered again");
  expect(page()).not.toContain("Ended by a Rest");
});
