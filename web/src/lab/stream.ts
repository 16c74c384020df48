/** What the lab tells, a line of JSON at a time; an empty one only says that it lives. */

import { isRefusal } from "../lib/api";
import { isRefused, QUIETLY } from "../lib/quietly";
import type { LabProgress, LabQuestion, LabStarted, Refusal } from "../lib/wire";
import { Refused } from "../live/connection";

export type LabLine = LabStarted | LabProgress;

/** Ends with the study, with `signal`, or with a `Refused`. */
export async function* ask(question: LabQuestion, signal: AbortSignal): AsyncGenerator<LabLine> {
  const reply = await fetch("/api/lab", {
    method: "POST",
    headers: { "content-type": "application/json", ...QUIETLY },
    body: JSON.stringify(question),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new Refused({ error: "offline", message: "" });
  });
  if (!reply.body || isRefused(reply)) throw await refusal(reply);
  for await (const line of linesOf(reply.body)) {
    const told = JSON.parse(line) as LabLine | Refusal;
    if (isRefusal(told)) throw new Refused(told);
    yield told;
  }
}

async function refusal(reply: Response): Promise<Refused> {
  const told: unknown = await reply.json().catch(() => null);
  return new Refused(isRefusal(told) ? told : { error: "unavailable", message: "" });
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split("\n");
      rest = done ? "" : (lines.pop() ?? "");
      yield* lines.filter(Boolean);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
