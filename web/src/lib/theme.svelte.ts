/** The theme: dark, light, or that of the system. */

import { readStored, store } from "./storage";

export const THEMES = ["system", "dark", "light"] as const;
type Theme = (typeof THEMES)[number];

function asTheme(name: string | null): Theme {
  return THEMES.find((theme) => theme === name) ?? "system";
}

class ThemeChoice {
  current = $state<Theme>(asTheme(readStored("theme")));

  choose(theme: Theme): void {
    this.current = theme;
    store("theme", theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeChoice();
