/** What ends a line or turns its direction: control characters, the separators of lines and paragraphs, and marks that turn what follows. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Whether a text stands on one line, as written, wherever it is shown: in a mail, on paper, as the name of a file. */
export function isOneLine(text: string): boolean {
  return text.search(BREAKS) === -1;
}

/** A text of whatever kind, put on one line: what was kept before it was asked to be of one. */
export function toOneLine(text: string): string {
  return text.replace(BREAKS, ' ');
}
