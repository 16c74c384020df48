/** Quick match after several games that were left early: the page shows the remaining time. */

import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import QuickMatch from "./QuickMatch.svelte";

afterEach(() => vi.unstubAllGlobals());

test("the wait is shown instead of the button", async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path.endsWith("/quick-match")
        ? Response.json({ error: "early_exits", message: "", retry_after: 300 }, { status: 429 })
        : Response.json({ me: { id: "me", name: "Ann" } }),
    ),
  );
  const problems: string[] = [];
  render(QuickMatch, { game: "nim", onproblem: (problem) => problems.push(problem) });
  screen.getByRole("button").click();
  expect((await screen.findByRole("timer")).textContent).toMatch(/(5:00|4:5\d)/);
  expect(screen.queryByRole("button")).toBeNull();
  expect(problems).toEqual([]);
});
