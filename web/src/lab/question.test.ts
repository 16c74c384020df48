/** Changes of a question, and the page of a game without a form. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { HEAPS, serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import LabPage from "./LabPage.svelte";
import { Question } from "./question.svelte";

const BENCH = { game: "nim", box: { heaps: { sizes: [1, 3, 5] } }, options: [HEAPS] };

beforeEach(() => messages.need("web-lab"));

test("the original value is no change", () => {
  const question = new Question(BENCH);
  question.put("heaps.sizes", [1, 4, 5]);
  question.put("heaps", "very many");
  expect(question.count).toBe(2);
  question.put("heaps.sizes", [1, 3, 5]);
  question.put("heaps", "three");
  expect(question.set).toEqual({});
});

test("the rulings of any game can be changed", async () => {
  const requests = serveNim({ "/api/lab/nim": BENCH });
  render(LabPage, { game: "nim" });
  await fireEvent.change(await screen.findByLabelText("How many heaps"), { target: { value: "1" } });
  await fireEvent.click(screen.getByRole("button", { name: "Run" }));
  await waitFor(() => expect(requests.at(-1)).toEqual({ path: "/api/lab", body: { game: "nim", set: { heaps: "very many" } } }));
});
