/** Options for the tests of reference cards. */

import type { OptionInfo } from "../lib/wire";

export const choice = (name: string, rule: string, ...choices: string[]): OptionInfo => ({ name, rule, choices, default: choices[0] ?? "", span: null, set_by: null });
export const toggle = (name: string, rule: string): OptionInfo => ({ name, rule, choices: [], default: false, span: null, set_by: null });
