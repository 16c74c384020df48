/** The rulebook's worked example, as `scripts/fightdrome/make_example.py` writes it. */

import type { Example } from "../../help/example";
import example from "./example.json";
import Choices from "./ExampleChoices.svelte";

export default { example: example as unknown as Example, Choices };
