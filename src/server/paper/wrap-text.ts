import type { Ink, Style } from './ink.ts';

/** Where a line may end: after a space or hyphen, and beside any Chinese character. */
const PIECES = /\p{Script=Han}|[^\s\p{Script=Han}-]+-?|\s+|-/gu;

/** Breaks a text into lines of at most `width`; a longer word is broken inside. */
export function wrapText(ink: Ink, text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (ink.width(line + piece, style) <= width) {
      line += piece;
      continue;
    }
    if (line.trim()) lines.push(line.trim());
    line = '';
    for (const char of piece.trimStart()) {
      if (line && ink.width(line + char, style) > width) {
        lines.push(line);
        line = '';
      }
      line += char;
    }
  }
  return line.trim() || lines.length === 0 ? [...lines, line.trim()] : lines;
}
