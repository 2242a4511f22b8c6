import { plainAscii } from '../../contract/one-line.ts';
import { withoutStamp } from './chat-stamps.ts';

const CONTROL = /(?![\t\n])\p{Cc}/gu;

/**
 * Normalises pasted text, moving columns as little as possible: full-width letters become ASCII ones, dashes, quotes and spaces one kind
 * each, line ends `\n`; invisible characters are removed. Tabs and letter case stay.
 */
export function plainText(text: string): string {
  return plainAscii(text)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROL, ' ')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/。/g, '.')
    .replace(/、/g, ',');
}

/** Line ends that a program escaped as `\\n`. */
export function withLineEnds(text: string): string {
  return text.includes('\\n') && !text.includes('\n') ? text.replace(/(?:\\r)?\\n/g, '\n') : text;
}

const QUOTE = /^[ \t]{0,8}(?:[>|»›][ \t]?)+/;
/** `[2026/11/20 10:32] Name:`, `20/11/2026, 10:32 - Name:` and `10:32 Name:` as chat programs export them. */
const SAID =
  /^\s{0,4}\[?(?:\d{1,4}[-/.年]\d{1,2}[-/.月]\d{1,4}日?,?\s{1,3})?(?:[AP]M |上午|下午)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\]?\s{0,3}(?:-\s{0,3})?(?:[^:：/\d\n]{1,30}[:：]\s{1,3})?/i;

/** A line without the quote marks of chats and emails. */
export function unquoted(line: string): string {
  const plain = line.replace(QUOTE, '');
  return plain.includes(':') ? withoutStamp(plain).replace(SAID, '') : plain;
}
