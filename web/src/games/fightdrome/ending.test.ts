/** The faces at the end show who won, also when nobody played the game to its end. */

import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import EndFaces from "./EndFaces.svelte";
import { BOX, fixture, NAMES } from "./fixtures/fixtures";

beforeEach(() => messages.need("fightdrome", "play-fightdrome"));

test.each([
  [[0], ["you large", "them small"]],
  [[1], ["them large", "you small"]],
  [[], ["you large", "them small"]],
])("after a resignation with the winners %o", (winners, expected) => {
  const { view, table } = fixture("answer");
  expect([view.outcome, view.seat]).toEqual([null, 0]);
  const { container } = render(EndFaces, { view, winners, open: null, names: NAMES, box: BOX, options: table, entries: [], levels: [null, null] });
  const faces = container.querySelector(".faces");
  expect(faces?.classList.contains("equal")).toBe(winners.length === 0);
  expect([...(faces?.children ?? [])].map(({ classList }) => [...classList].filter((name) => !name.startsWith("svelte")).join(" "))).toEqual(expected);
});
