/** Preferences in the local storage of the browser; without access to it they are not kept. */

export type StorageKey = "language" | "theme" | "table" | "game" | "volume" | "silent" | "motion" | "speed" | "emotes" | "notify" | "side" | "only-action" | "ahead" | "lessons" | "played" | "guest" | "announcement" | "pledges" | "quick";

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(`undercard-${key}`);
  } catch {
    return null;
  }
}

export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(`undercard-${key}`, value);
  } catch {
    // Private windows may refuse; the preference then lasts as long as the page.
  }
}
