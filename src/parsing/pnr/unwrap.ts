const LINE_END = /\r\n?|\n/;
/** Starts of independent lines in every system. */
const OWN_LINE = /^\s{0,3}(?:\d{1,3}[. ]|RP\/|---|\*\*|OPERATED BY|>)/;
const WIDTH = { least: 24, most: 132 } as const;

/**
 * Joins lines that a program wrapped at a fixed column: a line of maximum width continues in the next one. Null when the text does not look
 * wrapped. The caller uses the result only if it reads better, since a line may have that width by chance.
 */
export function unwrap(text: string): { text: string; joins: number } | null {
  const lines = dedented(text.split(LINE_END));
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  if (width < WIDTH.least || width > WIDTH.most) return null;
  // Where no line begins with a space, spaces may have been lost, and a shorter line may have ended anywhere.
  const full = lines.some((line) => line.startsWith(' ')) ? width - 1 : width;
  let joined = '';
  let joins = 0;
  let isNames = false;
  let goesOn = false;
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1] ?? '';
    isNames = NAMES.test(line) || (goesOn && isNames);
    goesOn = line.length >= full && next.trim() !== '' && !OWN_LINE.test(next) && isAlike(line, next);
    if (isNames && line.length < width && LETTER_END.test(line) && LETTER.test(next)) goesOn = false;
    if (goesOn) joins += 1;
    joined += goesOn ? line.padEnd(width) : `${line}\n`;
  }
  return joins > 0 ? { text: joined, joins } : null;
}

/** Removes the common margin of all lines, which would split joined words. */
function dedented(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const margin = filled.reduce<number>(
    (least, line) => Math.min(least, line.length - line.trimStart().length),
    WIDTH.most,
  );
  return margin > 1 ? lines.map((line) => line.slice(margin)) : lines;
}

/** People's text below a PNR has lower-case letters, terminal output does not. */
const isAlike = (line: string, next: string) => /[a-z]/.test(line) || !/[a-z]/.test(next);

/** Names; in a line shorter than the width it is undecided whether one was broken between words or within one. */
const NAMES = /^\s{0,3}(?:\d{1,2}\. {0,2}(?:I\/)?\d{0,2}|-\d?)[A-Za-z][A-Za-z' -]*\//;
const LETTER_END = /[A-Za-z]$/;
const LETTER = /^[A-Za-z]/;
