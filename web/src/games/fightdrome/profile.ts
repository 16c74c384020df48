/** Fightdrome in histories and profiles. */

import type { GameProfile } from "../game";
import Card from "./Card.svelte";
import ProfileBot from "./ProfileBot.svelte";
import ProfileFace from "./ProfileFace.svelte";
import ProfilePerson from "./ProfilePerson.svelte";

const profile: GameProfile = {
  valueName: (_, value) => value,
  pictured: ["stack"],
  Value: ProfileFace,
  Person: ProfilePerson,
  Bot: ProfileBot,
  Card,
};

export default profile;
