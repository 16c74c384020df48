/** Keyboard shortcuts: 1 to 9 in the order of the buttons, 0 for the end of an action or an activation. */

import { parseAction } from "./actions";

const BY_MAP = ["step", "place", "done", "pass"];

export function keysOf(legal: readonly string[]): Map<string, string> {
  const numbered = legal.filter((action) => !BY_MAP.includes(parseAction(action).kind)).slice(0, 9);
  const keys = new Map(numbered.map((action, n) => [action, String(n + 1)]));
  const end = ["done", "pass"].find((action) => legal.includes(action));
  if (end) keys.set(end, "0");
  return keys;
}
