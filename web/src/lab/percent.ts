/** Shares as people of the present language write them. */

import { messages } from "../lib/messages.svelte";

export function percent(share: number, digits = 1): string {
  return write(share, digits, "auto");
}

/** With its sign, for a difference. */
export function points(share: number): string {
  return write(share, 1, "exceptZero");
}

function write(share: number, digits: number, signDisplay: "auto" | "exceptZero"): string {
  const format = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay } as const;
  return new Intl.NumberFormat(messages.language, format).format(share);
}
