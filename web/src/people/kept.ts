/** An account keeps its owner's wishes, so that another device knows them too. */

import { get, send } from "../lib/api";
import { messages } from "../lib/messages.svelte";
import { motion } from "../lib/motion.svelte";
import { speaker } from "../lib/sound.svelte";
import { theme } from "../lib/theme.svelte";
import type { Me, MySettings } from "../lib/wire";
import { live } from "../live/live.svelte";

const PAUSE = 800;
let known: MySettings = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** After signing in: as on the other device. What cannot be read now is left as it is here. */
export async function takeOver(me: Me): Promise<void> {
  if (!me.has_account) return;
  try {
    known = await get<MySettings>("/me/settings");
  } catch {
    return;
  }
  if (known.language) await messages.choose(known.language);
  theme.choose(known.theme === "dark" || known.theme === "light" ? known.theme : "system");
  motion.choose(known.motion === "reduced");
  speaker.setVolume(known.volume ?? speaker.volume);
  speaker.silence(known.is_silent ?? speaker.isSilent);
}

/** After a change here: soon, and once for several. */
export function keep(): void {
  clearTimeout(timer);
  if (live.me?.has_account) timer = setTimeout(() => void put().catch(() => {}), PAUSE);
}

async function put(): Promise<void> {
  known = {
    ...known,
    language: messages.language,
    theme: theme.current === "system" ? "auto" : theme.current,
    motion: motion.isStill ? "reduced" : "auto",
    volume: speaker.volume,
    is_silent: speaker.isSilent,
  };
  await send<MySettings>("PUT", "/me/settings", known);
}
