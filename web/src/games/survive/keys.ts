/** Keyboard shortcuts: 1 to 9 in the order of the buttons, 0 for the end of an action or an activation. */

import { parseAction } from "./actions";

const ENDS = ["done", "pass"];
const BY_MAP = ["step", "place", ...ENDS];

/** Return the action of a key. */
export function actionFor(pressed: string, keys: ReadonlyMap<string, string>): string | undefined {
  return [...keys].find(([, key]) => key === pressed)?.[0];
}

/** Return the keys of actions. Steps and places have none where there is a map. */
export function keysOf(legal: readonly string[], hasMap = true): Map<string, string> {
  const unnumbered = hasMap ? BY_MAP : ENDS;
  const numbered = legal.filter((action) => !unnumbered.includes(parseAction(action).kind)).slice(0, 9);
  const keys = new Map(numbered.map((action, n) => [action, String(n + 1)]));
  const end = ENDS.find((action) => legal.includes(action));
  if (end) keys.set(end, "0");
  return keys;
}
