/** What Chromium, Firefox and Safari say when code that a page wants next cannot be loaded. */
const WORDS =
  /dynamically imported module|error loading dynamically|importing a module script failed|unable to preload css/i;

/** Whether a page broke because its code is not there: the server holds a newer version, or there is no connection. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}
