/** The table that any game gets: its view as a tree, its legal actions as buttons, words from the
 * server. */

import { asTable } from "../games/game";
import Board from "./Board.svelte";
import Text from "./Text.svelte";
import { words } from "./words.svelte";

export default asTable({
  areas: ["web-generic"],
  Board,
  Text,
  line: (event) => words.line(event),
  actionName: (action) => words.action(action),
  sound: () => "card",
  hasNumberKeys: true,
  needsWords: true,
});
