/** The HTTP API: JSON requests and responses, and error texts. */

import { messages, text } from "./messages.svelte";
import { Refused, request } from "./request";

export function get<T>(path: string): Promise<T> {
  return send<T>("GET", path);
}

export function post<T>(path: string, body?: object): Promise<T> {
  return send<T>("POST", path, body);
}

export async function send<T>(method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const response = await request(path, body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }).catch(explained);
  return response.json().catch(() => null) as Promise<T>;
}

/** Load the texts of refusals with the first one. */
async function explained(error: unknown): Promise<never> {
  if (error instanceof Refused && !messages.has(messageOf(error))) await messages.need("web-errors").catch(() => {});
  throw error;
}

/** Return the text of an error for the player. */
export function errorText(error: unknown): string {
  const id = messageOf(error);
  return text(messages.has(id) ? id : "web-error-other");
}

function messageOf(error: unknown): string {
  const code = error instanceof Refused ? error.refusal.error : "other";
  return `web-error-${code.replaceAll("_", "-")}`;
}

/** Run `work` and return the text of its error, or an empty string. */
export async function problemIn(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    await explained(error).catch(() => {});
    return errorText(error);
  }
}
