import { messagesApart } from '../text/chat-stamps.ts';
import { withoutMarkup } from '../text/markup.ts';
import { plainText, withLineEnds } from '../text/plain-text.ts';

/** Fewer lines with empty ones between may be separate passengers. */
const LEAST_SPACED = 4;

/** The lines of a pasted text in plain characters, without decoration. */
export function pastedLines(text: string): string[] {
  return closedUp(
    messagesApart(plainText(withoutMarkup(withLineEnds(text))))
      .split('\n')
      .map((line) => (line === '' || line.length > LONGEST ? line : unadorned(line))),
  );
}

/** Characters; longer lines are not typed by hand. */
const LONGEST = 1_000;

/** `*bold*`, `【…】`, and the full stop of a sentence. */
function unadorned(line: string): string {
  const begun = OPENING.test(line) ? line.replace(/^([ \t>|]{0,16})[【「『《]{1,4}/, '$1') : line;
  const ended = CLOSING.test(begun)
    ? begun.replace(/(?<=[^ \t】」』》.])[ \t]{0,16}[】」』》.]{0,4}[ \t]*$/, '')
    : begun;
  return ended.includes('*') ? ended.replace(/^([ \t>|]{0,16})\*{1,3}([^*]+)\*{1,3}$/, '$1$2') : ended;
}

/** Saves most lines the search. */
const OPENING = /^[ \t>|]{0,16}[【「『《]/;
const CLOSING = /[ \t】」』》.]$/;

/** Emails may double every line break: then those separate nothing. */
function closedUp(lines: readonly string[]): string[] {
  const gaps: number[] = [];
  let last = -1;
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (last >= 0) gaps.push(i - last - 1);
    last = i;
  }
  const least = gaps.reduce((min, gap) => Math.min(min, gap), Number.POSITIVE_INFINITY);
  if (gaps.length < LEAST_SPACED - 1 || least === 0) return [...lines];
  let blanks = 0;
  return lines.filter((line) => {
    blanks = line.trim() === '' ? blanks + 1 : 0;
    return blanks === 0 || blanks > least;
  });
}

/** A line with wide gaps everywhere: they separate nothing either. */
export function closelySpaced(line: string): string {
  return / {2}/.test(line) && !/[^ ] [^ ]/.test(line) ? line.replace(/(?<=[^ ]) {2,}/g, ' ') : line;
}
