/** Errors of Chromium, Firefox and Safari when code that a page imports cannot be loaded. */
const WORDS =
  /dynamically imported module|error loading dynamically|importing a module script failed|unable to preload css/i;

/** Whether a page broke because its code is unavailable: the server has a newer version, or there is no connection. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}
