/** The number of players is beside the bots and not among the options. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { NIM, resetTableForm, serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import type { GameInfo, OptionInfo } from "../lib/wire";
import Options from "./Options.svelte";
import PlayerCount from "./PlayerCount.svelte";
import { tableForm } from "./table_form.svelte";

const PLAYERS: OptionInfo = { name: "players", rule: "N1", default: 2, choices: [], span: [2, 3], set_by: null };
const CROWD: GameInfo = { ...NIM, options: [PLAYERS, ...NIM.options] };

beforeEach(async () => {
  serveNim();
  resetTableForm();
  await messages.need("nim");
});

test("the chosen number is that of the seats, and does not count as a changed option", async () => {
  render(PlayerCount, { info: CROWD });
  await fireEvent.click(screen.getByRole("button", { name: "3" }));
  expect(tableForm.seats(CROWD)).toBe(3);
  expect(tableForm.changed(CROWD)).toBe(0);
});

test("a game with a fixed number has no choice, and the options do not repeat it", () => {
  const { container } = render(PlayerCount, { info: NIM });
  expect(container.querySelector("button")).toBeNull();
  render(Options, { info: CROWD });
  expect(document.getElementById("option-players")).toBeNull();
  expect(document.getElementById("option-most")).not.toBeNull();
});
