/** An option that determines another one disables it: the server would refuse both. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { NIM, resetTableForm, serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import Options from "./Options.svelte";
import { tableForm } from "./table_form.svelte";

beforeEach(async () => {
  serveNim();
  resetTableForm();
  await messages.need("nim");
});

test("an active option replaces the one it determines", async () => {
  render(Options, { info: NIM });
  const most = screen.getByLabelText<HTMLInputElement>("Most");
  const any = screen.getByLabelText<HTMLInputElement>("Any number");
  await fireEvent.change(most, { target: { value: "5" } });
  expect(tableForm.options).toEqual({ most: 5 });

  await fireEvent.click(any);
  expect(tableForm.options).toEqual({ any_number: true });
  expect(most.disabled).toBe(true);

  await fireEvent.click(any);
  expect(tableForm.options).toEqual({});
  expect(most.disabled).toBe(false);
  expect(most.value).toBe("3");
});
