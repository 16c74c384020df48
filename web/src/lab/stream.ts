/** The results of a study, streamed as lines of JSON. Empty lines keep the connection alive. */

import { isRefusal, Refused, request } from "../lib/request";
import type { LabProgress, LabQuestion, LabStarted, Refusal } from "../lib/wire";

type StudyLine = LabStarted | LabProgress;

/** Yield the lines until the study ends or `signal` aborts it; throw `Refused` if the server refuses. */
export async function* streamStudy(question: LabQuestion, signal: AbortSignal): AsyncGenerator<StudyLine> {
  const headers = { "content-type": "application/json" };
  const { body } = await request("/lab", { method: "POST", headers, body: JSON.stringify(question), signal });
  if (!body) throw new Refused({ error: "unavailable", message: "" });
  for await (const text of linesOf(body)) {
    const line = JSON.parse(text) as StudyLine | Refusal;
    if (isRefusal(line)) throw new Refused(line);
    yield line;
  }
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
