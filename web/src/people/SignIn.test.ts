/** A newcomer has one name: in the settings, after a reload, and at the first table. */

import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { messages, text } from "../lib/messages.svelte";
import { store } from "../lib/storage";
import { live } from "../live/live.svelte";
import { ensureMe } from "./session";
import SignIn from "./SignIn.svelte";

test("the name in the settings is that of the first guest", async () => {
  const names: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const { name } = path === "/api/guest" && typeof init.body === "string" ? (JSON.parse(init.body) as { name: string }) : { name: "" };
    if (name) names.push(name);
    return Promise.resolve(Response.json({ me: name ? { id: "a", name, has_account: false } : null }));
  });
  vi.spyOn(live, "setMe").mockImplementation(() => {});
  vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(0).mockReturnValue(0.99);
  await messages.need("web-settings", "web-errors");
  const open = async (): Promise<string> => {
    const { unmount } = render(SignIn, { attempt: () => Promise.resolve(true), onregistered: () => {} });
    const field = screen.getByLabelText<HTMLInputElement>(text("web-guest-name"));
    await waitFor(() => expect(field.value).not.toBe(""));
    const { value } = field;
    unmount();
    return value;
  };
  const shown = await open();
  expect(await open()).toBe(shown);
  await ensureMe();
  expect(names).toEqual([shown]);
});

test("a suggested name that an account has taken meanwhile is replaced", async () => {
  const names: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path !== "/api/guest" || typeof init.body !== "string") return Promise.resolve(Response.json({ me: null }));
    const { name } = JSON.parse(init.body) as { name: string };
    names.push(name);
    const taken = Response.json({ error: "name_taken", message: "" }, { status: 409 });
    return Promise.resolve(name === "Nova 42" ? taken : Response.json({ me: { id: "b", name, has_account: false } }));
  });
  vi.spyOn(live, "setMe").mockImplementation(() => {});
  store("guest", "Nova 42");
  vi.spyOn(Math, "random").mockReturnValue(0);
  expect((await ensureMe()).name).toBe("Comet 10");
  expect(names).toEqual(["Nova 42", "Comet 10"]);
});
