/** What this browser remembers of its owner's wishes. A browser that forbids it just forgets. */

export type Wish = "language" | "theme" | "table" | "game" | "volume" | "silent" | "motion" | "tracker" | "notify" | "side";

export function recall(wish: Wish): string | null {
  try {
    return localStorage.getItem(`undercard-${wish}`);
  } catch {
    return null;
  }
}

export function remember(wish: Wish, value: string): void {
  try {
    localStorage.setItem(`undercard-${wish}`, value);
  } catch {
    // Private windows may refuse; the wish then lasts as long as the page.
  }
}
