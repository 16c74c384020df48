/** The table of any game: its view as a tree, its legal actions as buttons, texts from the server. */

import { asTable } from "../games/game";
import Board from "./Board.svelte";
import { serverTexts } from "./server_texts.svelte";

export default asTable({
  areas: ["web-generic"],
  Board,
  text: () => import("./Text.svelte"),
  line: (event) => serverTexts.line(event),
  actionName: (action) => serverTexts.action(action),
  sound: () => ({ name: "card" }),
  hasNumberKeys: true,
  needsServerTexts: true,
});
