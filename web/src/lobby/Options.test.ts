/** An option that another one decides cannot be set beside it: the server would refuse both. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { messages } from "../lib/messages.svelte";
import type { GameInfo } from "../lib/wire";
import Options from "./Options.svelte";
import { wish } from "./wish.svelte";

const INFO: GameInfo = {
  game: "fightdrome",
  rules: 1,
  options: [
    { name: "target", default: 300, rule: "F9.2", choices: [], span: [1, 10_000], set_by: "do_you_want_fame" },
    { name: "do_you_want_fame", default: false, rule: "F10.3", choices: [], span: null, set_by: null },
  ],
  levels: [],
  bots: [],
  boxes: [],
  box: null,
};

afterEach(() => {
  wish.options = { fightdrome: {}, survive: {} };
});

test("Do You Want Fame? takes the place of a target", async () => {
  await messages.need("common", "web", "fightdrome");
  await messages.switchTo("en");
  render(Options, { info: INFO });
  const target = screen.getByLabelText<HTMLInputElement>("Fame to win");
  const fame = screen.getByLabelText<HTMLInputElement>("Do You Want Fame?");
  await fireEvent.change(target, { target: { value: "200" } });
  expect(wish.options.fightdrome).toEqual({ target: 200 });

  await fireEvent.click(fame);
  expect(wish.options.fightdrome).toEqual({ do_you_want_fame: true });
  expect(target.disabled).toBe(true);

  await fireEvent.click(fame);
  expect(wish.options.fightdrome).toEqual({});
  expect(target.disabled).toBe(false);
  expect(target.value).toBe("300");
});
