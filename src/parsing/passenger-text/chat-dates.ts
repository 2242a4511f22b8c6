import { allMatches } from '../text/all-matches.ts';
import { READ, type RemainingText } from '../text/remaining-text.ts';
import { type DayMonthYear, monthOf, realDate } from '../text/short-year.ts';
import { BIRTH_LABELS, EXPIRY_LABELS, ISSUE_LABELS } from './tables/chat-words.ts';

export type DateRole = 'birth' | 'expiry' | 'issue';

/** A date in a chat line: its possible readings, and its label. */
export interface FoundDate {
  readonly readings: readonly DayMonthYear[];
  readonly role: DateRole | null;
  /** Begins a range of years that is not labelled as validity: it may still be a child's birth date. */
  readonly isBareSpan?: boolean;
}

const MONTH =
  'JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?';
const START = '(?<![A-Z0-9/.-])';
const END = '(?![A-Z0-9])';
const DATES = new RegExp(
  [
    `(?:民国|民國)\\s{0,2}(?<roc>\\d{2,3})\\s?年\\s?(?<rocMonth>\\d{1,2})\\s?月\\s?(?<rocDay>\\d{1,2})\\s?日?`,
    `${START}(?<y1>\\d{4})\\s?[-/.年년]\\s?(?<m1>\\d{1,2})\\s?[-/.月월]\\s?(?<d1>\\d{1,2})(?:\\s?[日号號일](?!本))?(?:T[\\d:.]+Z?|\\s00:00(?::00)?)?${END}`,
    `${START}(?<y6>\\d{2})\\s?年\\s?(?<m6>\\d{1,2})\\s?月\\s?(?<d6>\\d{1,2})(?:\\s?[日号號](?!本))?${END}`,
    `${START}(?<y2>(?:19|20)\\d{2})(?<m2>0[1-9]|1[0-2])(?<d2>0[1-9]|[12]\\d|3[01])${END}`,
    `${START}(?<d3>\\d{1,2})(?:ST|ND|RD|TH)?(?: OF)?[\\s/.,-]{0,2}(?<n3>${MONTH})[\\s/.,'-]{0,2}(?<y3>\\d{4}|\\d{2})${END}`,
    `(?<![A-Z0-9])(?<n4>${MONTH})[\\s.]{1,2}(?<d4>\\d{1,2})(?:ST|ND|RD|TH)?[\\s,]{1,2}(?<y4>\\d{4})${END}`,
    `${START}(?<a5>\\d{1,2})\\s?[-/.]\\s?(?<b5>\\d{1,2})\\s?[-/.]\\s?(?<c5>\\d{4}|\\d{1,2})${END}`,
    `(?<=(?:${BIRTH_LABELS})[\\s:=]{0,3})(?<six>\\d{6})${END}`,
  ].join('|'),
  'g',
);

const label = (source: string, side: 'before' | 'after') =>
  side === 'before'
    ? new RegExp(`(?:${source})[\\s:=()"'是为為,.-]{0,5}$`)
    : new RegExp(
        `^[\\s()]{0,2}(?:${source})(?![A-Z日于於年期时時]|[\\s:=]{0,4}(?:\\d|(?:${MONTH})[\\s.]))|^(?:${source})(?=[\\s,;)])`,
      );
const BEFORE: readonly (readonly [DateRole, RegExp])[] = [
  ['birth', label(BIRTH_LABELS, 'before')],
  ['issue', label(ISSUE_LABELS, 'before')],
  ['expiry', label(EXPIRY_LABELS, 'before')],
];
const AFTER: readonly (readonly [DateRole, RegExp])[] = [
  ['birth', label('出生|生(?![效活])|BORN|BIRTH', 'after')],
  ['issue', label('签发|簽發|发证|發證|ISSUED', 'after')],
  ['expiry', label('到期|过期|過期|失效|截止|止|EXP(?:IRY)?', 'after')],
];
const LABEL_REACH = 28;
const BETWEEN = new RegExp(`^[\\s${READ}]{0,3}(?:-|~|至|到|TO)[\\s${READ}]{0,3}$`);

/** Extracts the dates of a line, each with the role that its label gives it. */
export function takeDates(line: RemainingText): FoundDate[] {
  const { text } = line;
  const found: FoundDate[] = [];
  let end = 0;
  for (const match of allMatches(DATES, text)) {
    const readings = readingsOf(match.groups ?? {});
    // Numbers that only resemble day, month and year may be anything; with an explicit order they are a date, if an invalid one.
    if (readings.length === 0 && match.groups?.a5) continue;
    const from = match.index;
    const to = from + match[0].length;
    const last = found.at(-1);
    const between = end > 0 ? BETWEEN.exec(text.slice(end, Math.min(from, end + LABEL_REACH))) : null;
    if (last && between && isSpan(last, readings, between[0])) {
      found.splice(
        -1,
        1,
        { readings: last.readings, role: 'issue', isBareSpan: last.role === null },
        { readings, role: 'expiry' },
      );
      line.take(from, to);
      end = to;
    } else {
      const { role, before, after } = labelAround(text, end, from, to);
      found.push({ readings, role });
      line.take(from - before, to + after);
      end = to + after;
    }
  }
  return found;
}

/** Whether two dates are a validity range; a dash may also separate a birth date from an expiry. */
function isSpan({ readings: [begin], role }: FoundDate, [end]: readonly DayMonthYear[], between: string): boolean {
  if (!begin || !end) return false;
  const years = fullYear(end) - fullYear(begin) + (end.month - begin.month) / 12;
  if (years <= 0 || role === 'birth') return false;
  return !between.includes('-') || role !== null || LIKELY_SPANS.some((span) => Math.abs(years - span) < 0.1);
}

/** Usual validity of passports and cards in years. */
const LIKELY_SPANS = [5, 10, 20];

/** Good enough for the distance of two dates, as both have the same kind of year. */
function fullYear({ year, isShort }: DayMonthYear): number {
  return isShort && year < 50 ? year + 100 : year;
}

/** The role named by the words before or after a date, and their length. */
function labelAround(
  text: string,
  end: number,
  from: number,
  to: number,
): { role: DateRole | null; before: number; after: number } {
  const gap = text.slice(Math.max(end, from - LABEL_REACH), from);
  for (const [role, pattern] of BEFORE) {
    const hit = pattern.exec(gap);
    if (hit) return { role, before: gap.length - hit.index, after: 0 };
  }
  const next = roleAfter(text, to);
  return { role: next?.role ?? null, before: 0, after: next?.length ?? 0 };
}

function roleAfter(text: string, at: number): { role: DateRole; length: number } | undefined {
  const next = text.slice(at, at + LABEL_REACH);
  for (const [role, pattern] of AFTER) {
    const hit = pattern.exec(next);
    if (hit) return { role, length: hit[0].length };
  }
  return undefined;
}

const ROC_BEGIN = 1911;

function readingsOf(groups: Record<string, string | undefined>): DayMonthYear[] {
  const { roc, rocMonth, rocDay, y1, m1, d1, y2, m2, d2, d3, n3, y3, n4, d4, y4, a5, b5, c5, y6, m6, d6, six } = groups;
  const part = (
    day: string | undefined,
    month: string | number | null | undefined,
    year: string | number | undefined,
  ) => {
    const isShort = typeof year === 'string' && year.length === 2;
    return { day: Number(day), month: Number(month), year: Number(year), isShort };
  };
  const ways = () => {
    if (roc) return [part(rocDay, rocMonth, Number(roc) + ROC_BEGIN)];
    if (y1) return [part(d1, m1, y1)];
    if (y2) return [part(d2, m2, y2)];
    if (n3) return [part(d3, monthOf(n3), y3)];
    if (n4) return [part(d4, monthOf(n4), y4)];
    if (y6) return [part(d6, m6, y6)];
    if (six)
      return [
        part(six.slice(4), six.slice(2, 4), six.slice(0, 2)),
        part(six.slice(0, 2), six.slice(2, 4), six.slice(4)),
      ];
    if (c5?.length === 1) return a5?.length === 2 ? [part(c5, b5, a5)] : [];
    const numbers = [part(a5, b5, c5), part(b5, a5, c5)];
    return c5?.length === 2 ? [...numbers, part(c5, b5, a5)] : numbers;
  };
  const real = ways().filter(
    ({ day, month, year, isShort }) => realDate(isShort ? 2000 + year : year, month, day) !== null,
  );
  return real.filter((one, i) => real.findIndex((other) => sameDay(one, other)) === i);
}

function sameDay(a: DayMonthYear, b: DayMonthYear): boolean {
  return a.day === b.day && a.month === b.month && a.year === b.year;
}

const BROKEN_DATES = new RegExp(
  [
    '(?<![\\p{L}\\p{N}])[\\p{Nd}OIL]{4}[-/.][\\p{Nd}OIL]{1,2}(?:[-/.][\\p{Nd}OIL]{1,2})?(?![\\p{L}\\p{N}])',
    '(?<![\\p{L}\\p{N}/.-])[\\p{Nd}OIL]{1,2}[-/.](?:[\\p{Nd}OIL]{1,2}[-/.])?[\\p{Nd}OIL]{4}(?![\\p{L}\\p{N}])',
    '\\d{2,4}\\s?年(?:\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?[日号號]?)?)?|\\d{1,2}\\s?月\\s?\\d{1,2}\\s?[日号號]',
    '(?<![\\p{L}\\p{N}])\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?![\\p{L}\\p{N}])',
  ].join('|'),
  'gu',
);
/** Labels without a parsed date; Chinese ones are never names. */
const LEFT_LABELS =
  /(?<![A-Z])(?:(?<birth>DATE OF BIRTH|DOB|D\.O\.B\.?|BORN|BIRTHDAY)|DATE OF EXPIRY|EXPIRY|EXPIRES?|EXP)(?![A-Z])(?<value>[\s:=.-]{0,4}[\p{L}\d])?/gu;

/** Text that looks like or is labelled as a date, but did not parse (`05/1990`, `1990-05-O1`, `900512`, `DOB: July`). */
export interface BrokenDates {
  readonly birth: boolean;
  readonly expiry: boolean;
}

/** Removes them; `isBorn`: the birth date is known, so that an unlabelled date can only be the other one. */
export function takeBrokenDates(line: RemainingText, isBorn: boolean): BrokenDates {
  const count = line.takeAll(BROKEN_DATES).filter(([text]) => /\p{Nd}/u.test(text)).length;
  const labels = allMatches(LEFT_LABELS, line.text);
  for (const { 0: text, index, groups } of labels) line.take(index, index + text.length - (groups?.value?.length ?? 0));
  const left = labels.filter(({ groups }) => groups?.value !== undefined);
  return {
    birth: (count > 0 && !isBorn) || left.some(({ groups }) => groups?.birth !== undefined),
    expiry: count > (isBorn ? 0 : 1) || left.some(({ groups }) => groups?.birth === undefined),
  };
}
