/** The message files inside the file; takes the place of `lib/message_files.ts` in it. */

import { readGame } from "./game";

/** A file has no server to ask, so a missing text is empty. */
export async function readMessages(language: string, area: string): Promise<string> {
  return (await readGame()).messages[language]?.[area] ?? "";
}
