// boardgame.io's own server with its default storage and transport.
//
//     node server.js PORT
import { createRequire } from "node:module";

import { duel } from "./game.js";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");

await Server({ games: [duel], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
console.log("ready");
