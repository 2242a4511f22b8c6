import type { IsoDate } from '../../contract/dates.ts';
import { type ChatReading, namePlaces, readChatLine } from './chat-line.ts';
import { INFANT_WORDS, KIND_WORDS } from './tables/chat-words.ts';
import type { PassengerTextError } from './types.ts';

/** More on one line is a list that lost its line breaks. */
const MOST = 30;
/** Allowed errors of one of several people: about the document itself, not about its owner. */
const OWN_FAULTS = new Set<PassengerTextError>(['expired', 'check-digit']);
/** Numbers of documents and cards, dates without separators. */
const LONG_NUMBER = /\d{6,}/g;

/** Whether a line may list several people: it is not valid for a single person, and has several numbers. */
export function mayBePeople(line: string, { result }: ChatReading): boolean {
  return result.errors.length > 0 && (line.match(LONG_NUMBER) ?? []).length > 1;
}

/**
 * Several people in one line, each with the same kinds of details: `张三 110101…，李四 310101…`. Null where the line is about one person or
 * ambiguous.
 */
export function peopleIn(line: string, today: IsoDate): ChatReading[] | null {
  return bySemicolons(line, today) ?? byNames(line, today);
}

function bySemicolons(line: string, today: IsoDate): ChatReading[] | null {
  const parts = line.split(/[;；]/).filter((part) => part.trim() !== '');
  return parts.length < 2 ? null : agreed(parts, today);
}

/** Splits before each name, or after each where details come first. */
function byNames(line: string, today: IsoDate): ChatReading[] | null {
  const { places, firstDetail } = namePlaces(line, today);
  const [first] = places;
  if (!first || places.length < 2 || places.length > MOST) return null;
  const behind = places.slice(0, -1).map(({ to }) => to);
  const before = places.slice(1).map(({ from }) => withKind(line, from));
  for (const cuts of firstDetail < first.from ? [behind, before] : [before]) {
    const people = agreed(
      [0, ...cuts].map((from, i) => line.slice(from, cuts[i])),
      today,
    );
    if (people) return people;
  }
  return null;
}

const KIND_BEFORE = new RegExp(`(?:${INFANT_WORDS}|${KIND_WORDS})\\s?\\d{0,2}[\\s:.)]{0,3}$`, 'i');

/** `儿童1 ZHANG/XIAO`: the type of traveller precedes the name. */
function withKind(line: string, from: number): number {
  return from - (KIND_BEFORE.exec(line.slice(Math.max(0, from - 16), from))?.[0].length ?? 0);
}

/** The parts as people, if each has the same kinds of details and no error except about its own document. */
function agreed(parts: readonly string[], today: IsoDate): ChatReading[] | null {
  const readings = parts.slice(0, MOST + 1).map((part) => readChatLine(part, today));
  const people = readings.filter((reading) => reading !== null);
  if (people.length !== parts.length) return null;
  const kinds = people.map((person) =>
    [...person.kinds]
      .filter((kind) => kind !== 'contact' && kind !== 'han')
      .toSorted()
      .join(),
  );
  const isAlike = new Set(kinds).size === 1 && kinds[0] !== '' && people.every(isPerson);
  return isAlike ? people : null;
}

function isPerson({ kinds, result }: ChatReading): boolean {
  const isNamed = kinds.has('name') || kinds.has('han');
  return isNamed && kinds.has('number') && result.errors.every((error) => OWN_FAULTS.has(error));
}
