/** The settings of a club in a form: the defaults of its tables are those of `lobby/table_form`. */

import type { ClubDefaults, GameInfo } from "../lib/wire";
import { CLOCKS, TableForm } from "../lobby/table_form.svelte";

/** Fill a form with the defaults of a club; an option that no longer exists is left out. */
export function fillForm(form: TableForm, info: GameInfo, { options, box, clock, draws }: ClubDefaults): void {
  form.game = info.game;
  form.draws = draws ?? false;
  form.clock = Object.keys(CLOCKS).find((name) => isSame(CLOCKS[name], clock)) ?? "none";
  for (const option of info.options) form.set(option, options?.[option.name] ?? option.default);
  if (info.box) form.set(info.box, box ?? info.box.default);
}

function isSame(one: object | undefined, other: object | undefined): boolean {
  const fields = (it: object): string => JSON.stringify(Object.entries(it).sort());
  return one !== undefined && other !== undefined && fields(one) === fields(other);
}
