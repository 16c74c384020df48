/** Whose emotes are shown. The choice is stored in the browser, and in an account. */

import type { MySettings, ShownEmote } from "./wire";
import { readStored, store } from "./storage";

export type Emote = ShownEmote["emote"];
export const EMOTES: readonly Emote[] = ["good_luck", "applause", "well_played", "ouch", "wow", "laugh", "think", "thanks"];
export const EMOTE_CHOICES = ["everyone", "players", "nobody"] as const;
export type EmoteChoice = NonNullable<MySettings["emotes"]>;

class EmoteSetting {
  choice = $state<EmoteChoice>(choiceOf(readStored("emotes")));

  choose(choice: string): void {
    this.choice = choiceOf(choice);
    store("emotes", this.choice);
  }

  /** Return whether emotes of a player, or of a spectator (null), are shown. */
  shows(seat: number | null): boolean {
    return this.choice === "everyone" || (this.choice === "players" && seat !== null);
  }
}

function choiceOf(name: string | null): EmoteChoice {
  return EMOTE_CHOICES.find((choice) => choice === name) ?? "everyone";
}

export const emoteSetting = new EmoteSetting();
