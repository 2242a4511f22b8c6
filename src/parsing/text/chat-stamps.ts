/** Sender and time that chat programs put before a copied message. */

/** `[10:32, 20/11/2026]` */
const BRACKETED = '\\[(?=[^\\]]{0,30}\\d:\\d)[^\\]\\n]{4,40}\\]';
/** `20/11/2026, 10:32` */
const DATED = '\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{2,4},? {1,2}\\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[AP]M)?';
/** A sender may be a telephone number. */
const SENDER = '[^:/\\n]{1,30}:';

const AT_BEGIN = new RegExp(`^\\s{0,4}(?:${BRACKETED}|${DATED})\\s{0,3}(?:-\\s{0,3})?(?:${SENDER}(?:\\s|$))?`, 'i');
const WITHIN = new RegExp(` (?=${BRACKETED} {0,3}(?:- ?)?${SENDER}[ \\n]|${DATED} {0,2}- ${SENDER}[ \\n])`, 'gi');

export const withoutStamp = (line: string) => line.replace(AT_BEGIN, '');

/** Splits consecutive messages in one line into a line each. */
export function messagesApart(text: string): string {
  return text.includes(':') ? text.replace(WITHIN, '\n') : text;
}
