/** HTTP requests to the server. A refusal is a JSON body with an error code. */

import type { Refusal } from "./wire";

/** Requests refusals with status 200, because browsers log every other status to the console. */
export const REFUSALS_IN_BODY = { "undercard-refusals": "in-body" };

/** A refusal by the server; `refusal.error` is a stable code. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Return the response of `/api<path>`, or throw `Refused` or the reason of `init.signal`. */
export async function request(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
  const headers = { ...REFUSALS_IN_BODY, ...init.headers };
  const response = await fetch(`/api${path}`, { ...init, headers }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new Refused({ error: "offline", message: "" });
  });
  if (!isRefused(response)) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new Refused(isRefusal(body) ? body : { error: "unavailable", message: "" });
}

/** Whether a request failed for a reason that passes: no connection, or a busy server. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Refused)) return false;
  return error.refusal.retry_after != null || error.refusal.error === "offline" || error.refusal.error === "unavailable";
}

export function isRefused(response: Response): boolean {
  return !response.ok || response.headers.has("undercard-status");
}

export function isRefusal(body: unknown): body is Refusal {
  return typeof body === "object" && body !== null && "error" in body;
}
