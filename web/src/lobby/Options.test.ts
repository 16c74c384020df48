/** An option that another one decides cannot be set beside it: the server would refuse both. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { forgetWishes, NIM, serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import Options from "./Options.svelte";
import { wish } from "./wish.svelte";

beforeEach(async () => {
  serveNim();
  forgetWishes();
  await messages.need("nim");
});

test("an option that is on takes the place of the one it decides", async () => {
  render(Options, { info: NIM });
  const most = screen.getByLabelText<HTMLInputElement>("Most");
  const any = screen.getByLabelText<HTMLInputElement>("Any number");
  await fireEvent.change(most, { target: { value: "5" } });
  expect(wish.options).toEqual({ most: 5 });

  await fireEvent.click(any);
  expect(wish.options).toEqual({ any_number: true });
  expect(most.disabled).toBe(true);

  await fireEvent.click(any);
  expect(wish.options).toEqual({});
  expect(most.disabled).toBe(false);
  expect(most.value).toBe("3");
});
