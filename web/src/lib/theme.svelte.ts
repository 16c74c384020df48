/** Dark, light, or as the system has it. */

import { recall, remember } from "./memory";

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

function asTheme(name: string | null): Theme {
  return THEMES.find((theme) => theme === name) ?? "system";
}

class ThemeChoice {
  current = $state<Theme>(asTheme(recall("theme")));

  choose(theme: Theme): void {
    this.current = theme;
    remember("theme", theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeChoice();
