/** The reference card depends on the options and the box of a table. */

import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import { BOX, OPTIONS } from "./fixtures/reference";
import ReferenceCard from "./ReferenceCard.svelte";

const defaults = { target: 300, ...Object.fromEntries(OPTIONS.map(({ name, default: value }) => [name, value])) };

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
