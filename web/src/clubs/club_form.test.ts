/** The defaults of a club pass through the form unchanged. */

import { expect, test } from "vitest";
import { NIM } from "../generic/fixtures/nim";
import type { ClubDefaults } from "../lib/wire";
import { TableForm } from "../lobby/table_form.svelte";
import { fillForm } from "./club_form";

test.each<ClubDefaults>([
  { game: "nim", options: {}, box: null, clock: { kind: "none" }, draws: false },
  { game: "nim", options: { most: 5 }, box: "pebbles", clock: { kind: "fischer", increment: 5, base: 180 }, draws: true },
])("the form returns %o", (defaults) => {
  const form = new TableForm();
  fillForm(form, NIM, defaults);
  expect(form.terms).toEqual(defaults);
});

test("an option that no longer exists is left out", () => {
  const form = new TableForm();
  fillForm(form, NIM, { game: "nim", options: { gone: 1 } });
  expect(form.terms.options).toEqual({});
});
