import type { IsoDate } from '../../contract/dates.ts';
import { bornOn, expiryDate } from '../text/short-year.ts';
import type { DateRole, FoundDate } from './chat-dates.ts';
import { UNCLEAR, type Unclear } from './unclear.ts';

/** The dates of a line; a role that is {@link UNCLEAR} has an ambiguous date, or one that cannot be right. */
export interface DatesRead {
  readonly birth: IsoDate | Unclear | null;
  readonly expiry: IsoDate | Unclear | null;
  /** A date of issue was given, which no form needs. */
  readonly hasIssue?: boolean;
}

/** No passport is valid for longer, so a later short year is a birth year. */
const LONGEST_VALIDITY = 25;
/** Years; nearly all are valid for ten. */
const USUAL_VALIDITY = 11;
const OLDEST = 120;
const MOST_DATES = 3;

/** An unambiguous date no more than {@link OLDEST} years ago; it may be in the future. */
function asWritten({ readings }: FoundDate, today: IsoDate): IsoDate | null {
  const [reading] = readings;
  const date = reading && readings.length === 1 ? bornOn(reading, today) : null;
  return date !== null && yearOf(date) >= yearOf(today) - OLDEST ? date : null;
}

function asBirth(found: FoundDate, today: IsoDate): IsoDate | null {
  const date = asWritten(found, today);
  return date !== null && date <= today ? date : null;
}

function asExpiry({ readings }: FoundDate, today: IsoDate): IsoDate | null {
  const [reading] = readings;
  const date = reading && readings.length === 1 ? expiryDate(reading) : null;
  return date !== null && yearOf(date) <= yearOf(today) + LONGEST_VALIDITY ? date : null;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Gives each date its role: by its label, else by the only plausible combination of birth and expiry. */
export function readDates(found: readonly FoundDate[], today: IsoDate): DatesRead {
  return { ...rolesOf(found, today), hasIssue: found.some(({ role }) => role === 'issue') };
}

function rolesOf(found: readonly FoundDate[], today: IsoDate): DatesRead {
  const labelled = (role: DateRole, read: typeof asBirth) => {
    const [date, ...others] = found.filter((one) => one.role === role);
    if (!date) return null;
    return others.length > 0 ? UNCLEAR : (read(date, today) ?? UNCLEAR);
  };
  const birth = labelled('birth', asWritten);
  const expiry = labelled('expiry', asExpiry);
  const rest = found.filter((date) => date.role === null);
  const isBare = birth === null && found.some(({ isBareSpan }) => isBareSpan);
  if (rest.length === 0) return { birth: isBare && found.length === 2 ? UNCLEAR : birth, expiry };
  const choice = choose(rest, { birth: birth === null, expiry: expiry === null }, today);
  return { birth: birth ?? choice.birth, expiry: expiry ?? choice.expiry };
}

/** Unlabelled dates as birth and expiry; null for a role that is not needed or has no date left. */
interface Way {
  readonly birth: IsoDate | null;
  readonly expiry: IsoDate | null;
}

interface Needs {
  readonly birth: boolean;
  readonly expiry: boolean;
}

function choose(rest: readonly FoundDate[], needs: Needs, today: IsoDate): DatesRead {
  const sensible = waysOf(rest, needs, today);
  const slipped = slippedBirth(rest, needs, today);
  if (slipped && sensible.length === 0) return slipped;
  // `31DEC26 01JAN30`: born this year, which is a typo, or in 1930 with a document that expires this year.
  if (slipped?.expiry && yearOf(slipped.birth) === yearOf(today)) return { birth: UNCLEAR, expiry: UNCLEAR };
  const usualWays = sensible.filter(
    ({ expiry }) => expiry === null || yearOf(expiry) <= yearOf(today) + USUAL_VALIDITY,
  );
  const ways = rest.length > 2 && usualWays.length > 0 ? usualWays : sensible;
  // Of birth, issue and expiry, the first and the last are needed.
  const around = rest.length > 2 ? ways.filter((way) => ways.every((other) => isAround(way, other))) : ways;
  // More belong to several people.
  const best = rest.length > MOST_DATES ? [] : around;
  const [only] = best;
  if (only && best.length === 1) return only;
  const usual = usualWay(rest, best, today);
  if (usual) return usual;
  const ends = onlyAhead(rest, today);
  return { birth: needs.birth ? UNCLEAR : null, expiry: needs.expiry && rest.length > 1 ? (ends ?? UNCLEAR) : null };
}

/** Future dates only, read as a birth date with a mistyped year, optionally followed by the expiry; null where that is impossible. */
function slippedBirth(
  [first, second, ...others]: readonly FoundDate[],
  needs: Needs,
  today: IsoDate,
): { birth: IsoDate; expiry: IsoDate | null } | null {
  const birth = first && needs.birth ? asWritten(first, today) : null;
  if (birth === null || birth <= today || others.length > 0) return null;
  if (!second) return { birth, expiry: null };
  const expiry = needs.expiry ? asExpiry(second, today) : null;
  return expiry !== null && birth < expiry ? { birth, expiry } : null;
}

/** Given an invalid or ambiguous date and a complete future one, the latter is the expiry. */
function onlyAhead(rest: readonly FoundDate[], today: IsoDate): IsoDate | null {
  const [last, ...others] = rest.filter(({ readings }) => readings.length === 1 && readings[0]?.isShort === false);
  const date = last && others.length === 0 && rest.length === 2 ? asExpiry(last, today) : null;
  return date !== null && date > today && rest.some(({ readings }) => readings.length !== 1) ? date : null;
}

/**
 * Two dates that could be either: resolved if only one way leaves the document unexpired and within the validity of passports, with birth
 * first, as is usual, or if the other way it had expired long ago.
 */
function usualWay([first, second, ...others]: readonly FoundDate[], ways: readonly Way[], today: IsoDate): Way | null {
  if (!first || !second || others.length > 0) return null;
  const whole = ways.filter(({ birth, expiry }) => birth !== null && expiry !== null);
  const isValid = ({ expiry }: Way, years: number) =>
    expiry !== null && expiry >= today && yearOf(expiry) <= yearOf(today) + years;
  const valid = whole.filter((way) => isValid(way, LONGEST_VALIDITY));
  const usual = valid.length > 1 ? valid.filter((way) => isValid(way, USUAL_VALIDITY)) : valid;
  const [way] = usual;
  if (!way || usual.length > 1) return null;
  const isFirst = way.birth === asBirth(first, today) && way.expiry === asExpiry(second, today);
  const isLongAgo = whole.every(
    (other) => other === way || yearOf(other.expiry ?? '') + USUAL_VALIDITY < yearOf(today),
  );
  return isFirst || isLongAgo ? way : null;
}

/** Every plausible assignment of roles to the dates. */
function waysOf(rest: readonly FoundDate[], needs: Needs, today: IsoDate): Way[] {
  const wanted = Math.min(rest.length, Number(needs.birth) + Number(needs.expiry));
  const ways: Way[] = [];
  for (const first of needs.birth ? [null, ...rest] : [null]) {
    for (const second of needs.expiry ? [null, ...rest] : [null]) {
      const used = new Set([first, second].filter((date) => date !== null)).size;
      // Three dates can be birth, issue and expiry; with fewer, each must have a role.
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
  // A single past date is a birth date, not that of an expired document.
  return !(birth === null && needs.birth && expiry !== null && expiry < today);
}

function isAround(way: Way, other: Way): boolean {
  return (way.birth ?? '') <= (other.birth ?? '') && (way.expiry ?? '') >= (other.expiry ?? '');
}
