/** Files of a game, and their way to the player: the system's share sheet, or a download. */

import { request } from "../lib/request";
import type { Source } from "../replay/source";

/** Return a file that the server makes. */
export async function fetchFile(path: string, name: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<File> {
  const blob = await (await request(path, init)).blob();
  return new File([blob], name, { type: blob.type.split(";")[0] ?? "" });
}

/** Return the replay as a page; that of a record from a file is made from the record. */
export async function replayFile(table: string | null, source: Source, language: string, name: string): Promise<File> {
  if (table !== null) return fetchFile(`/tables/${encodeURIComponent(table)}/replay.html?language=${language}`, name);
  const body = JSON.stringify({ record: await source.record(), language });
  return fetchFile("/replay.html", name, { method: "POST", headers: { "content-type": "application/json" }, body });
}

export async function recordFile(source: Source, name: string): Promise<File> {
  const text = `${JSON.stringify(await source.record(), null, 1)}\n`;
  return new File([text], name, { type: "application/json" });
}

/** Share a picture where the system can; everything else, and what it refuses, is downloaded. */
export async function deliver(file: File): Promise<void> {
  if (!file.type.startsWith("image/") || !navigator.canShare?.({ files: [file] })) return download(file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // A person who closes the sheet wants nothing; a slow drawing has used up the permission of the click.
    if (!(error instanceof DOMException && error.name === "AbortError")) download(file);
  }
}

function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
