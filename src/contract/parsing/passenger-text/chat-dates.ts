import type { IsoDate } from '../../dates.ts';
import { READ, type RemainingText } from '../text/remaining-text.ts';
import { type DayMonthYear, expiryDate, monthOf, pastDate, realDate } from '../text/short-year.ts';
import { BIRTH_LABELS, EXPIRY_LABELS, ISSUE_LABELS } from './tables/chat-words.ts';
import { UNCLEAR, type Unclear } from './unclear.ts';

export type DateRole = 'birth' | 'expiry' | 'issue';

/** A date in a chat line: every way it can be read, and what the words beside it call it. */
export interface FoundDate {
  readonly readings: readonly DayMonthYear[];
  readonly role: DateRole | null;
}

const MONTH =
  'JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?';
const START = '(?<![A-Z0-9/.-])';
const END = '(?![A-Z0-9])';
const DATES = new RegExp(
  [
    `(?:民国|民國)\\s{0,2}(?<roc>\\d{2,3})\\s?年\\s?(?<rocMonth>\\d{1,2})\\s?月\\s?(?<rocDay>\\d{1,2})\\s?日?`,
    `${START}(?<y1>\\d{4})\\s?[-/.年]\\s?(?<m1>\\d{1,2})\\s?[-/.月]\\s?(?<d1>\\d{1,2})(?:\\s?[日号])?(?:T[\\d:.]+Z?|\\s00:00(?::00)?)?${END}`,
    `${START}(?<y6>\\d{2})\\s?年\\s?(?<m6>\\d{1,2})\\s?月\\s?(?<d6>\\d{1,2})(?:\\s?[日号號])?${END}`,
    `${START}(?<y2>(?:19|20)\\d{2})(?<m2>0[1-9]|1[0-2])(?<d2>0[1-9]|[12]\\d|3[01])${END}`,
    `${START}(?<d3>\\d{1,2})(?:ST|ND|RD|TH)?[\\s/.,-]{0,2}(?<n3>${MONTH})[\\s/.,'-]{0,2}(?<y3>\\d{4}|\\d{2})${END}`,
    `(?<![A-Z0-9])(?<n4>${MONTH})[\\s.]{1,2}(?<d4>\\d{1,2})(?:ST|ND|RD|TH)?[\\s,]{1,2}(?<y4>\\d{4})${END}`,
    `${START}(?<a5>\\d{1,2})\\s?[-/.]\\s?(?<b5>\\d{1,2})\\s?[-/.]\\s?(?<c5>\\d{4}|\\d{2})${END}`,
    `(?<=(?:${BIRTH_LABELS})[\\s:=]{0,3})(?<six>\\d{6})${END}`,
  ].join('|'),
  'g',
);

const label = (source: string, side: 'before' | 'after') =>
  side === 'before'
    ? new RegExp(`(?:${source})[\\s:=()"'是为為,.-]{0,5}$`)
    : new RegExp(`^[\\s()]{0,2}(?:${source})(?![\\s:=]{0,4}\\d)`);
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

/** Takes the dates out of a line, each with the role that a label gives it. */
export function takeDates(line: RemainingText): FoundDate[] {
  const { text } = line;
  const found: FoundDate[] = [];
  let end = 0;
  for (const match of text.matchAll(DATES)) {
    const readings = readingsOf(match.groups ?? {});
    // Numbers that only look like a day, a month and a year may be anything; what says its order is a date, if a wrong one.
    if (readings.length === 0 && match.groups?.a5) continue;
    const from = match.index;
    const to = from + match[0].length;
    if (end > 0 && BETWEEN.test(text.slice(end, Math.min(from, end + LABEL_REACH)))) {
      found.push({ readings: found.pop()?.readings ?? [], role: 'issue' }, { readings, role: 'expiry' });
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

/** The role that the words before or after a date name, and how long those are. */
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
/** Labels whose date was not read; Chinese ones are no names anyway. */
const LEFT_LABELS = /(?<![A-Z])(?:DATE OF BIRTH|DOB|D\.O\.B\.?|BORN|BIRTHDAY|EXPIRY|EXPIRES|EXP)(?![A-Z])/g;

/** Takes away what looks like a date and was not read as one (`05/1990`, `1990-05-O1`, `900512`); answers whether there was any. */
export function takeBrokenDates(line: RemainingText): boolean {
  const found = line.takeAll(BROKEN_DATES).filter(([text]) => /\p{Nd}/u.test(text));
  line.takeAll(LEFT_LABELS);
  return found.length > 0;
}

/** What a line's dates come to; a role that is {@link UNCLEAR} has a date that could be read in more than one way, or none that fits. */
export interface DatesRead {
  readonly birth: IsoDate | Unclear | null;
  readonly expiry: IsoDate | Unclear | null;
}

/** No passport runs longer, so a short year beyond this is one of birth. */
const LONGEST_VALIDITY = 25;
const OLDEST = 120;
const MOST_DATES = 3;

function asBirth({ readings }: FoundDate, today: IsoDate): IsoDate | null {
  const dates = readings.map((one) => pastDate(one, today)).filter((date) => date !== null);
  const [date = null] = dates;
  return dates.length === 1 && readings.length === 1 && yearOf(date ?? '') >= yearOf(today) - OLDEST ? date : null;
}

function asExpiry({ readings }: FoundDate, today: IsoDate): IsoDate | null {
  const [reading] = readings;
  const date = reading && readings.length === 1 ? expiryDate(reading) : null;
  return date !== null && yearOf(date) <= yearOf(today) + LONGEST_VALIDITY ? date : null;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Gives each date its role: by its label, else by the only way in which birth and expiry make sense together. */
export function readDates(found: readonly FoundDate[], today: IsoDate): DatesRead {
  const labelled = (role: DateRole, read: typeof asBirth) => {
    const [date, ...others] = found.filter((one) => one.role === role);
    if (!date) return null;
    return others.length > 0 ? UNCLEAR : (read(date, today) ?? UNCLEAR);
  };
  const birth = labelled('birth', asBirth);
  const expiry = labelled('expiry', asExpiry);
  const rest = found.filter((date) => date.role === null);
  if (rest.length === 0) return { birth, expiry };
  const choice = choose(rest, { birth: birth === null, expiry: expiry === null }, today);
  return { birth: birth ?? choice.birth, expiry: expiry ?? choice.expiry };
}

/** Dates without a label as birth and expiry; null where a role is not wanted or none is left for it. */
interface Way {
  readonly birth: IsoDate | null;
  readonly expiry: IsoDate | null;
}

interface Needs {
  readonly birth: boolean;
  readonly expiry: boolean;
}

function choose(rest: readonly FoundDate[], needs: Needs, today: IsoDate): DatesRead {
  const ways = waysOf(rest, needs, today);
  // Of birth, issue and expiry the first and the last are the ones wanted.
  const around = rest.length > 2 ? ways.filter((way) => ways.every((other) => isAround(way, other))) : ways;
  // More are of several people.
  const best = rest.length > MOST_DATES ? [] : around;
  const [only] = best;
  if (only && best.length === 1) return only;
  const usual = usualWay(rest, best, today);
  if (usual) return usual;
  const ends = onlyAhead(rest, today);
  return { birth: needs.birth ? UNCLEAR : null, expiry: needs.expiry && rest.length > 1 ? (ends ?? UNCLEAR) : null };
}

/** Of a date whose day and month nothing tells apart and one in a whole year to come, the latter is the expiry. */
function onlyAhead(rest: readonly FoundDate[], today: IsoDate): IsoDate | null {
  const [last, ...others] = rest.filter(({ readings }) => readings.length === 1 && readings[0]?.isShort === false);
  const date = last && others.length === 0 && rest.length === 2 ? asExpiry(last, today) : null;
  return date !== null && date > today && rest.some(({ readings }) => readings.length > 1) ? date : null;
}

/** Of two dates that can be told either way: birth first, as everybody writes, if only so the document has not run out. */
function usualWay([first, second, ...others]: readonly FoundDate[], ways: readonly Way[], today: IsoDate): Way | null {
  if (!first || !second || others.length > 0) return null;
  const valid = ways.filter(({ birth, expiry }) => birth !== null && expiry !== null && expiry >= today);
  const [way] = valid;
  return way && valid.length === 1 && way.birth === asBirth(first, today) && way.expiry === asExpiry(second, today)
    ? way
    : null;
}

/** Every way of giving the dates their roles that makes sense. */
function waysOf(rest: readonly FoundDate[], needs: Needs, today: IsoDate): Way[] {
  const wanted = Math.min(rest.length, Number(needs.birth) + Number(needs.expiry));
  const ways: Way[] = [];
  for (const first of needs.birth ? [null, ...rest] : [null]) {
    for (const second of needs.expiry ? [null, ...rest] : [null]) {
      const used = new Set([first, second].filter((date) => date !== null)).size;
      // Three dates can be birth, issue and expiry; with fewer, none is left over.
      if (used < wanted || (first === second && first !== null)) continue;
      const way = { birth: first && asBirth(first, today), expiry: second && asExpiry(second, today) };
      const isRead = (first === null) === (way.birth === null) && (second === null) === (way.expiry === null);
      if (isRead && isSensible(way, needs, today)) ways.push(way);
    }
  }
  return ways;
}

function isSensible({ birth, expiry }: Way, needs: Needs, today: IsoDate): boolean {
  if (birth !== null && expiry !== null) return birth < expiry;
  // A date that lies behind and stands alone is one of birth, not of a document that has run out.
  return !(birth === null && needs.birth && expiry !== null && expiry < today);
}

function isAround(way: Way, other: Way): boolean {
  return (way.birth ?? '') <= (other.birth ?? '') && (way.expiry ?? '') >= (other.expiry ?? '');
}
