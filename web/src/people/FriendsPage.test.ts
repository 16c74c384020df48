/** The page of friends finds players without leaving for an error page. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../app/router.svelte";
import { messages, text } from "../lib/messages.svelte";
import FriendsPage from "./FriendsPage.svelte";

beforeEach(async () => {
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/people/Bo/profile") return Promise.resolve(Response.json({ person: { id: "b", name: "Bo Gast" } }));
    if (path.endsWith("/profile")) return Promise.resolve(Response.json({ error: "unknown_person", message: "" }, { headers: { "undercard-status": "404" } }));
    return Promise.resolve(Response.json({ me: null, games: [], following: [], incoming: [], outgoing: [] }));
  });
  await messages.need("bots", "web-friends", "web-errors");
  router.go("/friends", { replace: true });
});

afterEach(() => router.go("/", { replace: true }));

async function find(name: string): Promise<void> {
  const field = screen.getByRole("textbox", { name: text("friends-find") });
  await fireEvent.input(field, { target: { value: name } });
  await fireEvent.submit(field.closest("form")!);
}

test("a name that nobody has is reported at the field", async () => {
  render(FriendsPage);
  await find("Nobody");
  await screen.findByText(text("web-error-unknown-person"));
  expect(location.pathname).toBe("/friends");
  await find("Bo");
  await waitFor(() => expect(location.pathname).toBe("/people/Bo%20Gast"));
});
