/** The page of friends finds players without leaving for an error page. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../app/router.svelte";
import { messages, text } from "../lib/messages.svelte";
import { live } from "../live/live.svelte";
import FriendsPage from "./FriendsPage.svelte";

const ME = { id: "a", name: "Ann", has_account: true };

beforeEach(async () => {
  live.me = ME;
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/people/Bo/profile") return Promise.resolve(Response.json({ person: { id: "b", name: "Bo Gast" } }));
    if (path.endsWith("/profile")) return Promise.resolve(Response.json({ error: "unknown_person", message: "" }, { headers: { "undercard-status": "404" } }));
    if (path === "/api/people?name=Bo") return Promise.resolve(Response.json({ people: [{ id: "b", name: "Bo Gast" }] }));
    return Promise.resolve(Response.json({ me: ME, notices: [], finished: [], games: [], following: [], incoming: [], outgoing: [] }));
  });
  await messages.need("bots", "web-friends", "web-errors");
  router.go("/friends", { replace: true });
});

afterEach(() => router.go("/", { replace: true }));

async function type(name: string): Promise<HTMLElement> {
  const field = screen.getByRole("combobox", { name: text("friends-find") });
  await fireEvent.input(field, { target: { value: name } });
  return field;
}

async function find(name: string): Promise<void> {
  await fireEvent.submit((await type(name)).closest("form")!);
}

test("a name that nobody has is reported at the field", async () => {
  render(FriendsPage);
  await find("Nobody");
  await screen.findByText(text("web-error-unknown-person"));
  expect(location.pathname).toBe("/friends");
  await find("Bo");
  await waitFor(() => expect(location.pathname).toBe("/people/Bo%20Gast"));
});

test("players are offered by the beginning of their name", async () => {
  const { container } = render(FriendsPage);
  await type("Bo");
  await waitFor(() => expect([...container.querySelectorAll("datalist option")].map((it) => it.getAttribute("value"))).toEqual(["Bo Gast"]));
});
