/** Survive in histories and profiles. */

import { optionValue } from "../../lib/game_names";
import { messages, text } from "../../lib/messages.svelte";
import type { GameProfile } from "../game";
import PlayingCard from "./PlayingCard.svelte";
import ProfileBot from "./ProfileBot.svelte";
import ProfileFigure from "./ProfileFigure.svelte";

const profile: GameProfile = {
  valueName(trait, value) {
    if (trait === "dungeon") return optionValue("survive", "box", value);
    const id = `survive-role-${value}`;
    return messages.has(id) ? text(id) : value;
  },
  pictured: ["role"],
  Value: ProfileFigure,
  Bot: ProfileBot,
  Card: PlayingCard,
};

export default profile;
