/** A newcomer has one name: in the settings, after a reload, and at the first table. */

import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { messages, text } from "../lib/messages.svelte";
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
