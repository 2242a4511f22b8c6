/** Header of every answer: the build of the client that the server hands out. A page that runs another one is out of date. */
export const CLIENT_BUILD_HEADER = 'x-interline-build';
/** The file beside index.html that says the same, written by the build. */
export const CLIENT_BUILD_FILE = 'build.txt';

/** The build's name in what that file says; null for anything else, such as the page of a network that wants a log-in first. */
export function buildIn(text: string): string | null {
  return /^[\w-]+$/.test(text.trim()) ? text.trim() : null;
}
