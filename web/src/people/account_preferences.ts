/** Preferences in an account, so that they apply on every device. */

import { get, send } from "../lib/api";
import { emoteSetting } from "../lib/emotes.svelte";
import { messages } from "../lib/messages.svelte";
import { motion } from "../lib/motion.svelte";
import { speaker } from "../lib/speaker.svelte";
import { theme } from "../lib/theme.svelte";
import type { Me, MySettings } from "../lib/wire";
import { live } from "../live/live.svelte";

const SAVE_DELAY = 800;
let saved: MySettings = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Apply the preferences of an account; keep the local ones if they cannot be loaded. */
export async function loadPreferences(me: Me): Promise<void> {
  if (!me.has_account) return;
  try {
    saved = await get<MySettings>("/me/settings");
  } catch {
    return;
  }
  if (saved.language) await messages.choose(saved.language);
  theme.choose(saved.theme === "dark" || saved.theme === "light" ? saved.theme : "system");
  motion.choose(saved.motion === "reduced");
  motion.chooseSpeed(saved.speed ?? motion.speed);
  emoteSetting.choose(saved.emotes ?? emoteSetting.choice);
  speaker.setVolume(saved.volume ?? speaker.volume);
  speaker.applySilence(saved.is_silent ?? speaker.isSilent);
}

/** Save after a short delay, so that several changes need one request. */
export function savePreferences(): void {
  clearTimeout(timer);
  if (live.me?.has_account) timer = setTimeout(() => void put().catch(() => {}), SAVE_DELAY);
}

async function put(): Promise<void> {
  saved = {
    ...saved,
    language: messages.language,
    theme: theme.current === "system" ? "auto" : theme.current,
    motion: motion.isStill ? "reduced" : "auto",
    speed: motion.speed,
    emotes: emoteSetting.choice,
    volume: speaker.volume,
    is_silent: speaker.isSilent,
  };
  await send<MySettings>("PUT", "/me/settings", saved);
}
