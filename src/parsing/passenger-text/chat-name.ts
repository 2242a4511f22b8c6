import { allMatches } from '../text/all-matches.ts';
import { RemainingText } from '../text/remaining-text.ts';
import { genderOfTitle, isTitle } from '../text/titles.ts';
import { type Bearer, spelt } from './bearer.ts';
import { chosenHan, hanNamesIn } from './chat-han.ts';
import { knownNames } from './known-names.ts';
import { orderOf } from './name-order.ts';
import { splitTitle } from './split-title.ts';
import {
  BIRTH_LABELS,
  COURTESY,
  EXPIRY_LABELS,
  GENDER_LABELS,
  GIVEN_LABELS,
  NAME_LABELS,
  NATIONALITY_LABELS,
  SURNAME_LABELS,
  WHOLE_NAME_LABELS,
} from './tables/chat-words.ts';

export interface NameRead {
  readonly surname: string | null;
  readonly given: readonly string[];
  readonly title: string | null;
  /** A name in Chinese characters, if any. */
  readonly han: string | null;
  /** Several words in Chinese characters could be the name. */
  readonly isHanUnclear: boolean;
  /** Two names, or one of ambiguous order. */
  readonly isUnclear: boolean;
  /** The surname and given names of the alternative reading, where only the order, or a title at the end, is unclear. */
  readonly other?: readonly string[];
  /** The title in the alternative reading. */
  readonly otherTitle?: string;
}

const LETTER = 'A-Z\\u00C0-\\u024F\\u1E00-\\u1EFF';
const NAME_WORD = `[${LETTER}][${LETTER}'.-]*`;
const NAME_RUN = `${NAME_WORD}(?: {1,2}${NAME_WORD}){0,7}`;
const NAME_RUNS = new RegExp(NAME_RUN, 'g');
const BEFORE = `(?<![${LETTER}\\p{Script=Han}])`;
const LABELLED_SURNAME = new RegExp(`${BEFORE}(?:${SURNAME_LABELS})[\\s:=.-]{0,4}(${NAME_RUN})`, 'gu');
const LABELLED_GIVEN = new RegExp(`${BEFORE}(?:${GIVEN_LABELS})[\\s:=.-]{0,4}(${NAME_RUN})`, 'gu');
const LABELS = new RegExp(`${BEFORE}(?:${NAME_LABELS})(?:[:=][\\s]{0,3}|(?![${LETTER}]))`, 'gu');
/** With a separate surname, `英文名` is the given name. */
const HALF_NAMES = new RegExp(`${BEFORE}英文名字?[\\s:=.-]{0,4}(${NAME_RUN})`, 'gu');
const ANY_LABEL = new RegExp(
  `(?<![${LETTER}])(?:${[SURNAME_LABELS, GIVEN_LABELS, NAME_LABELS, GENDER_LABELS, NATIONALITY_LABELS, BIRTH_LABELS, EXPIRY_LABELS].join('|')})(?![${LETTER}])`,
);
const WHOLE_LABELS = new RegExp(`${BEFORE}(?:${WHOLE_NAME_LABELS})(?![${LETTER}])[\\s:=]{0,3}`, 'gu');
const SLASHED = new RegExp(`(${NAME_RUN}) ?/ ?(${NAME_RUN}(?: ?/ ?${NAME_RUN})?)(?: ?/)?`);
/** Travellers' requests after their details. */
const WISHES =
  /(?<![A-Z/])(?:SEAT(?: \d{1,2}[A-K])?|WINDOW|AISLE|LUGGAGE|BAGGAGE|BAGS?|PIECES?|PCS|[A-Z]{2}ML|WCH[RSC]|MEAL|VEGETARIAN|HALAL|VIP)(?![A-Z/])/g;

/** Runs of words that may be names, in a line whose other details were all extracted. */
export function nameRuns(text: string): { from: number; to: number }[] {
  const line = new RemainingText(text);
  line.takeAll(LABELS);
  const hans = hanNamesIn(line.text).map(({ index, length }) => ({ from: index, to: index + length }));
  const latin = allMatches(NAME_RUNS, line.text).flatMap(({ 0: run, index }) =>
    run.length > 1 && !GREETING.test(run) && !isTitle(run) ? [{ from: index, to: index + run.length }] : [],
  );
  return [...hans, ...latin].toSorted((a, b) => a.from - b.from);
}

/** Extracts the name of a line whose other details were all extracted. `original` has the letters as typed. */
export function takeName(line: RemainingText, original: string, bearer: Bearer): NameRead {
  line.takeAll(WHOLE_LABELS);
  line.takeAll(WISHES);
  const byLabel = labelledParts(line, bearer);
  line.takeAll(LABELS);
  const hans = hanNamesIn(line.text);
  for (const { index, length } of hans) line.take(index, index + length);
  const { han, isUnclear: isHanUnclear } = chosenHan(hans.map(({ name }) => name));
  if (byLabel) return { ...byLabel, han, isHanUnclear };
  const slash = SLASHED.exec(line.text);
  if (slash) {
    line.take(slash.index, slash.index + slash[0].length);
    const parts = [slash[1] ?? '', ...(slash[2] ?? '').split('/')].map((part) => part.trim());
    const more = runsOf(line).length > 0;
    const read = inParts(parts, bearer);
    return { ...read, han, isHanUnclear, isUnclear: read.isUnclear || more || hasStray(parts) || areTwo(parts) };
  }
  const runs = runsOf(line);
  if (runs.length === 0) return { surname: null, given: [], title: null, han, isHanUnclear, isUnclear: false };
  return { ...inOrder(runs, original, bearer), han, isHanUnclear };
}

/** Whether a given name continues after a title, or ends in a letter that may be the sex: `KA YAN MS HKSAR`, `SAN F MR`. */
function hasStray(parts: readonly string[]): boolean {
  const words = (parts.at(-1) ?? '').split(/[ .]+/);
  const title = words.findIndex((word, i) => i > 0 && isTitle(word));
  return title > 0 && (words.slice(title).some((word) => !isTitle(word)) || /^[MF]$/.test(words[title - 1] ?? ''));
}

/** `DOE/JANE DOE/JOHN` are two people. */
function areTwo(parts: readonly string[]): boolean {
  return parts.length > 2 && parts.slice(1, -1).some((part) => part.includes(' ')) && !isTitle(parts.at(-1) ?? '');
}

type LatinName = Omit<NameRead, 'han' | 'isHanUnclear'>;

/** A surname and given names, the last of which may end in a title. `parts` are the names within the last one. */
function partedName(
  surname: string | null,
  given: readonly string[],
  bearer: Bearer,
  parts = (name: string): readonly string[] => [name],
): LatinName {
  const last = surname === null ? null : spelt(surname, bearer);
  const { name, title, other } = splitTitle(given.at(-1) ?? '', bearer.gender, last);
  const readAs = (end: string) =>
    [...given.slice(0, -1), ...parts(end)].filter(Boolean).map((part) => spelt(part, bearer));
  const read = { surname: last, given: readAs(name), title };
  if (!other) return { ...read, isUnclear: false };
  return { ...read, isUnclear: true, other: [last ?? '', ...readAs(other.name)], otherTitle: other.title };
}

function labelledParts(line: RemainingText, bearer: Bearer): LatinName | null {
  const takeValues = (pattern: RegExp) => allMatches(pattern, line.text).map((match) => takeValue(line, match));
  const ahead = takeValues(LABELLED_GIVEN);
  const [surname = null] = takeValues(LABELLED_SURNAME);
  const givens = [...ahead, ...takeValues(LABELLED_GIVEN), ...(surname === null ? [] : takeValues(HALF_NAMES))];
  if (surname === null && givens.length === 0) return null;
  return partedName(surname, [givens.join(' ')], bearer, (names) => names.split(' '));
}

/** The text after a label, up to the next label unless separated earlier. */
function takeValue(line: RemainingText, match: RegExpExecArray): string {
  const [whole, value = ''] = match;
  const from = match.index + whole.length - value.length;
  const next = ANY_LABEL.exec(value);
  const length = next && next.index > 0 ? next.index : value.length;
  line.take(match.index, from + length);
  return value.slice(0, length).trim();
}

function inParts([surname = '', ...given]: readonly string[], bearer: Bearer): LatinName {
  const first = splitFirstTitle(surname);
  if (first.title === null) return partedName(surname, given, bearer);
  const read = partedName(first.name, given, { ...bearer, gender: bearer.gender ?? genderOfTitle(first.title) });
  return { ...read, title: read.title ?? first.title };
}

const DEGREES = new Set(['DR', 'PROF']);

function splitFirstTitle(name: string): { name: string; title: string | null } {
  const [first = '', ...rest] = name.split(/[ .]+/);
  return (isTitle(first) || DEGREES.has(first)) && rest.length > 0
    ? { name: rest.join(' '), title: first }
    : { name, title: null };
}

interface Run {
  readonly text: string;
  readonly index: number;
}

/** Runs of Latin words with nothing in between; titles and single initials alone do not count. */
function runsOf(line: RemainingText): Run[] {
  const runs = allMatches(NAME_RUNS, line.text)
    .map(({ 0: text, index }) => withoutRequest({ text, index }))
    .filter(({ text }) => (/[A-Z\u00C0-\u024F]{2}/.test(text) || text.length > 1) && !COURTESIES.test(text));
  const named = runs.filter(({ text }) => !GREETING.test(text));
  return named.length > 0 ? named : runs;
}

const GREETING =
  /^(?:HI|HELLO|HEY|DEAR(?: ALL| TEAM| SIR| MADAM)?|GOOD (?:MORNING|AFTERNOON|EVENING|DAY)|THANKS?|THANK YOU)$/;
const COURTESIES = new RegExp(`^(?:(?:${COURTESY})(?: |$))+$`);
const REQUEST =
  /^(?:(?:HELLO|DEAR|PLEASE|PLS|KINDLY|BOOK|ADD|ISSUE|TICKET|RESERVE|FOR|A|THE|PASSENGER|PAX|CLIENT|MY|OUR|IS|ALSO) )+(?=[A-Z.']{2,} )/;

/** `PLEASE BOOK MR JOHN SMITH` names Mr John Smith. */
function withoutRequest({ text, index }: Run): Run {
  const length = REQUEST.exec(text)?.[0].length ?? 0;
  return { text: text.slice(length), index: index + length };
}

/** First words of surnames of several words. */
const PARTICLE = /^(?:DE|DEL|DELA|DI|DA|DOS|DU|LA|LE|VAN|VON|DER|TEN|TER|BIN|BINTI|AL|EL|SAN|SANTA|MC|MAC|ST) /;

/** Whether two runs are a surname and the given names after it. */
function isPair(named: readonly Run[], original: string): boolean {
  const [first, ...others] = named;
  if (!first || others.length !== 1) return false;
  if (named.every(({ text }) => !text.includes(' '))) return true;
  return (!first.text.includes(' ') || PARTICLE.test(first.text)) && isCommaBetween(named, original);
}

function inOrder(runs: readonly Run[], original: string, bearer: Bearer): LatinName {
  const named = runs.filter(({ text }) => !isTitle(text.replace(/\.$/, '')));
  const apart = runs.map(({ text }) => text.replace(/\.$/, '')).find(isTitle) ?? null;
  if (isPair(named, original)) {
    const gender = bearer.gender ?? (apart === null ? null : genderOfTitle(apart));
    const parts = inParts(
      named.map(({ text }) => text),
      { ...bearer, gender },
    );
    return { ...parts, title: parts.title ?? apart };
  }
  const [run] = named;
  if (!run) return { surname: null, given: [], title: apart, isUnclear: false };
  const first = splitFirstTitle(run.text);
  const split = splitTitle(first.name, bearer.gender);
  const words = split.name.split(/ +/).flatMap((word) => (word === '' ? [] : [spelt(word, bearer)]));
  const told = split.title ?? first.title ?? apart;
  const glued = split.other && told === null && named.length === 1 ? gluedReading(words, bearer) : null;
  if (glued) return glued;
  const typed = original
    .slice(run.index, run.index + run.text.length)
    .split(/[ .]+/)
    .filter((word) => !isTitle(word.toUpperCase()));
  const order = orderOf(words, typed, first.title !== null);
  const [surname = null, ...given] = order.words;
  if (named.length > 1) return { surname, given, title: told, isUnclear: true };
  return { surname, given, title: told, isUnclear: order.isUnclear, ...(order.other ? { other: order.other } : {}) };
}

/**
 * Both readings of a name like `WANG LINAMS`: people append titles to East Asian names as reservations do, without the slash. `AMY ADAMS`
 * and `KIM NIMS` have none.
 */
function gluedReading([surname = '', ...given]: readonly string[], { gender }: Bearer): LatinName | null {
  const { surnames, surnamesAndGiven } = knownNames();
  if (!surnames.has(surname) || surnamesAndGiven.has(surname)) return null;
  const { name, title } = splitTitle(given.join(' '), gender, surname);
  const other = [surname, ...name.split(' ')];
  if (title === null || orderOf(other, [], false).isUnclear) return null;
  return { surname, given, title: null, isUnclear: true, other, otherTitle: title };
}

function isCommaBetween([first]: readonly Run[], original: string): boolean {
  return first !== undefined && /^ ?,/.test(original.slice(first.index + first.text.length));
}
