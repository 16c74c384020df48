/** The message files of one language, by path; a module of its own, so that a page loads one list. */
export default import.meta.glob<string>(["../../../../src/undercard/locales/fr/**/*.ftl", "!**/{terminal,terminal-*,hosting}.ftl"], {
  query: "?raw",
  import: "default",
});
