/** The message files of the pages, loaded on demand. */

type Files = Record<string, () => Promise<string>>;

const languages = import.meta.glob<Files>("./languages/*.ts", { import: "default" });

/** Return the text of a file, or undefined if there is none. */
export async function readMessages(language: string, area: string): Promise<string | undefined> {
  const files = await languages[`./languages/${language}.ts`]?.();
  return files?.[`../../../../src/undercard/locales/${language}/${area}.ftl`]?.();
}
