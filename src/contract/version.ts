/** Response header: the client build that the server serves. A page running another one is outdated. */
export const CLIENT_BUILD_HEADER = 'x-interline-build';
/** The file beside index.html with the same value, written by the build. */
export const CLIENT_BUILD_FILE = 'build.txt';

/** The build's name in that file's text; null for anything else, such as a captive portal's page. */
export function buildIn(text: string): string | null {
  return /^[\w-]+$/.test(text.trim()) ? text.trim() : null;
}
