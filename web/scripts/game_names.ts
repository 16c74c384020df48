/** The games that have pages of their own: the folders of `src/games`. */

import { readdirSync } from "node:fs";

export const GAME_NAMES = readdirSync(new URL("../src/games", import.meta.url), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
