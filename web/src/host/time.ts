/** Times on the pages of hosts: dates, and durations to choose from. */

import { messages, text } from "../lib/messages.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;
export const DURATIONS = [HOUR, DAY, 7 * DAY, 30 * DAY] as const;
export const A_DAY: number = DAY;

export function dateText(seconds: number): string {
  return messages.dateAndTime(new Date(seconds * 1000));
}

export function durationText(seconds: number): string {
  return seconds < DAY ? text("host-hours", { count: seconds / HOUR }) : text("host-days", { count: seconds / DAY });
}
