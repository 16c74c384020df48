/** HTTP to our own server: JSON both ways, and a refusal is an error with a code. */

import { Refused } from "../live/connection";
import { messages, text } from "./messages.svelte";
import { isRefused, QUIETLY } from "./quietly";
import type { Refusal } from "./wire";

export function get<T>(path: string): Promise<T> {
  return ask<T>(path, {});
}

export function post<T>(path: string, body?: object): Promise<T> {
  return send<T>("POST", path, body);
}

export function send<T>(method: "POST" | "PUT" | "DELETE", path: string, body?: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask<T>(path, body === undefined ? { method } : { method, headers, body: JSON.stringify(body) });
}

async function ask<T>(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { ...init, headers: { ...QUIETLY, ...init.headers } });
  } catch {
    throw new Refused({ error: "offline", message: "" });
  }
  const reply: unknown = await response.json().catch(() => null);
  if (!isRefused(response)) return reply as T;
  throw new Refused(isRefusal(reply) ? reply : { error: "unavailable", message: "" });
}

export function isRefusal(reply: unknown): reply is Refusal {
  return typeof reply === "object" && reply !== null && "error" in reply;
}

/** Anything that went wrong, in a sentence. */
export function sentence(error: unknown): string {
  const code = error instanceof Refused ? error.refusal.error : "internal";
  const id = `web-error-${code.replaceAll("_", "-")}`;
  return text(messages.has(id) ? id : "web-error-other");
}

/** What goes wrong with some work, in a sentence; empty if nothing does. */
export async function problemIn(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    return sentence(error);
  }
}
