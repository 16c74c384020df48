/** The pictures beside the rules of Survive, as data: a row of cells with their content. */

import type { Box } from "./view";

export interface PictureData {
  cards?: string[];
  /** The number of cells in the row; columns are counted from 0. */
  width?: number;
  zone?: number[];
  figures?: { label: string; tone: string; at: number; load?: string; down?: boolean }[];
  lying?: { letter: string; at: number }[];
  fields?: { colour: "blue" | "green"; at: number; isOn: boolean }[];
  arrows?: { from: number; to: number }[];
  dice?: number[];
  worth?: { letter: string; points: number }[];
}

/** The part of a scenario that tokens need. */
export const PICTURE_BOX: Pick<Box, "resources"> = {
  resources: ["w", "f", "m", "o", "e", "c"].map((code) => ({ name: code, code, tokens: 4, cards: 3 })),
};

const X1 = { label: "X1", tone: "you" };
const G1 = { label: "G1", tone: "npc" };
const C1 = { label: "C1", tone: "npc" };
const Y2 = { label: "Y2", tone: "them" };

export const RULE_PICTURES: Record<string, PictureData> = {
  "S2.2": { cards: ["AD", "KC", "KS", "7H"] },
  "S3.1": { width: 5, figures: [{ ...X1, at: 0 }], arrows: [{ from: 0, to: 3 }], fields: [{ colour: "blue", at: 4, isOn: true }] },
  "S3.2": { width: 3, figures: [{ ...X1, at: 1, load: "w" }], lying: [{ letter: "m", at: 2 }] },
  "S3.5": { width: 4, figures: [{ ...X1, at: 1 }, { ...Y2, at: 2 }], dice: [6, 3] },
  "S5.1": { width: 4, figures: [{ ...X1, at: 1 }], fields: [{ colour: "blue", at: 2, isOn: true }] },
  "S5.3": { width: 4, fields: [{ colour: "green", at: 1, isOn: true }, { colour: "green", at: 3, isOn: false }] },
  "S6.2": { width: 5, figures: [{ ...X1, at: 1 }, { ...Y2, at: 3, down: true }], lying: [{ letter: "o", at: 2 }], dice: [7, 2] },
  "S7.1": { width: 3, figures: [{ ...X1, at: 1, down: true, load: "f" }] },
  "S9.2": { worth: [{ letter: "w", points: 5 }, { letter: "e", points: 3 }, { letter: "c", points: 1 }] },
  "S10.1": { width: 4, figures: [{ ...G1, at: 0 }, { ...C1, at: 2, load: "c" }] },
};
