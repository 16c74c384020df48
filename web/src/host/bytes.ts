/** Sizes of files for people. */

import { messages } from "../lib/messages.svelte";

const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Return a size with two or three digits, such as `1.4 MB`. */
export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${messages.number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${UNITS[step]}`;
}
