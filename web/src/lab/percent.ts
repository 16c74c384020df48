/** Percentages in the format of the current language. */

import { messages } from "../lib/messages.svelte";

export function percent(share: number, digits = 1): string {
  return format(share, digits, "auto");
}

/** Return a difference with its sign. */
export function points(share: number): string {
  return format(share, 1, "exceptZero");
}

function format(share: number, digits: number, signDisplay: "auto" | "exceptZero"): string {
  const options = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay } as const;
  return new Intl.NumberFormat(messages.language, options).format(share);
}
