/** The search in the rules, and the parts of a rule's text. */

import type { Rule, RuleBook, Section } from "./rules";

/** Remove case and accents. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Return the rules with every word, by section. A title counts for all rules of its section. */
export function search(book: RuleBook, query: string): Section[] {
  const words = wordsOf(query);
  if (!words.length) return book.sections;
  return book.sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => has(inSection(section, rule), words)) }))
    .filter(({ rules }) => rules.length > 0);
}

function inSection({ title }: Section, rule: Rule): string {
  return [rule.id, title, rule.title, rule.text, ...rule.items.map((item) => item.text)].join(" ");
}

function has(text: string, words: readonly string[]): boolean {
  const folded = fold(text).replaceAll("*", "");
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  kind: "plain" | "strong" | "link";
  text: string;
}

const PARTS = /\*\*(.+?)\*\*|\b([A-Z]{1,2}\d+(?:\.\d+)?)\b/g;

/** Split a text into plain text, `**strong**` words and the ids of existing rules. */
export function pieces(text: string, ids: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, strong, id] = match;
    if (id !== undefined && !ids.has(id)) continue;
    if (match.index > at) found.push({ kind: "plain", text: text.slice(at, match.index) });
    found.push(id === undefined ? { kind: "strong", text: strong ?? "" } : { kind: "link", text: id });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "plain", text: text.slice(at) });
  return found;
}

export interface Run {
  text: string;
  isHit: boolean;
}

/** Split a text at search hits. */
export function runs(text: string, words: readonly string[]): Run[] {
  const hits = [...text].map(() => false);
  const folded = [...text].map((character) => fold(character) || character);
  for (const word of words) {
    for (let i = 0; i + word.length <= folded.length; i++) {
      if (folded.slice(i, i + word.length).join("") === word) hits.fill(true, i, i + word.length);
    }
  }
  const cut: Run[] = [];
  [...text].forEach((character, i) => {
    const last = cut.at(-1);
    if (last && last.isHit === hits[i]) last.text += character;
    else cut.push({ text: character, isHit: hits[i] ?? false });
  });
  return cut;
}
