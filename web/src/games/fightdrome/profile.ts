/** Fightdrome in histories and profiles. */

import type { GameProfile } from "../game";
import Card from "./Card.svelte";
import ProfileBot from "./ProfileBot.svelte";
import ProfileFace from "./ProfileFace.svelte";

const profile: GameProfile = {
  valueName: (_, value) => value,
  pictured: ["stack"],
  Value: ProfileFace,
  Bot: ProfileBot,
  Card,
};

export default profile;
