import type { IsoDate } from '../../contract/dates.ts';
import type { PlaceIndex } from '../../contract/dictionaries/place-search.ts';
import { type BookingType, type Cabin, checkPassengerCounts } from '../../contract/flight-terms.ts';
import { MAX_JOURNEYS } from '../../contract/limits.ts';
import { plainText } from '../text/plain-text.ts';
import { RemainingText } from '../text/remaining-text.ts';
import type { ChosenWords, SearchWords, UnclearWords, WordJourney, WordSearch } from './types.ts';
import { takeWordDates, type WordDate } from './word-dates.ts';
import { takeCabins, takeFlightNumbers, takeNamedAirlines, takeParty, takeWishes } from './word-party.ts';
import { takePlaces, type WordPlace } from './word-places.ts';

/** Searches are a line or a few; longer texts are something else. */
export const LONGEST_SEARCH_WORDS = 1_000;

/**
 * Parses a search from words as agents write them: `CA1831 12DEC PEKSHA`, `pek sha 12 dec 2 adults business`, `北京到上海 下周五 2大1小`. Never
 * throws and never guesses: a name of several places, an ambiguous date and the like are reported as unclear.
 *
 * @param today the agent's local date, the reference for days without a year and words like `tomorrow`.
 * @param places the index that the place picker searches.
 * @param chosen the agent's choices among the options of unclear words; these words are then clear.
 */
export function parseSearchWords(
  text: string,
  today: IsoDate,
  places: PlaceIndex,
  chosen: ChosenWords = new Map(),
): SearchWords {
  if (text.length > LONGEST_SEARCH_WORDS) return { ...nothingRead(), unread: [text] };
  const words = new RemainingText(
    plainText(text)
      .toLowerCase()
      .replace(/[\n\t]/g, ' ')
      .replace(/[()"*]/g, ' ')
      // `PEKSHA12DEC`
      .replace(
        /(?<![a-z0-9])([a-z]{6})(?=\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![a-z]))/g,
        '$1 ',
      ),
  );
  const { dates, unclear: unclearDates } = takeWordDates(words, today, chosen);
  const passengers = takeParty(words);
  const cabins = clearCabins(takeCabins(words), chosen);
  const { nonStop, isReturn, isOneWay } = takeWishes(words);
  const flights = [...takeFlightNumbers(words), ...takeNamedAirlines(words)];
  const { airlines, places: stops, unclear: unclearPlaces, unread } = takePlaces(words, places, chosen);
  const wantsReturn = (isReturn && !isOneWay) || dates.some((date) => date.isReturn);
  const flightNumbers = [...flights, ...airlines];
  const legs = legsOf(stops, dates, wantsReturn);
  const party = checkPassengerCounts(passengers);
  const unclear: UnclearWords[] = [
    ...unclearDates,
    ...unclearPlaces,
    ...legs.unclear,
    ...(cabins.length > 1 ? [{ text: textOf(cabins), options: cabins }] : []),
    ...(party ? [{ text: Object.values(passengers).join('+'), options: [] }] : []),
  ];
  const [cabin = 'economy'] = cabins;
  const given = { bookingType: legs.bookingType, journeys: legs.journeys, passengers, cabin };
  const search = unclear.length === 0 ? wholeSearch(given) : null;
  return { search, ...given, flightNumbers, nonStop, unclear, unread };
}

const textOf = (cabins: readonly Cabin[]) => cabins.join(' ');

function clearCabins(cabins: readonly Cabin[], chosen: ChosenWords): readonly Cabin[] {
  return cabins.length > 1 ? cabins.filter((one) => one === (chosen.get(textOf(cabins)) ?? one)) : cabins;
}

function nothingRead(): SearchWords {
  const passengers = { adult: 1, child: 0, infant: 0 };
  return {
    search: null,
    bookingType: 'oneway',
    journeys: [],
    passengers,
    cabin: 'economy',
    flightNumbers: [],
    nonStop: false,
    unclear: [],
    unread: [],
  };
}

function wholeSearch(given: Pick<SearchWords, 'bookingType' | 'journeys' | 'passengers' | 'cabin'>): WordSearch | null {
  const journeys: WordSearch['journeys'] = [];
  for (const { origin, destination, date, returnDate } of given.journeys) {
    if (origin === null || destination === null || date === null || returnDate === null) return null;
    journeys.push({ origin, destination, date, ...(returnDate === undefined ? {} : { returnDate }) });
  }
  return journeys.length === 0 ? null : { ...given, journeys };
}

interface Legs {
  readonly bookingType: BookingType;
  readonly journeys: WordJourney[];
  readonly unclear: UnclearWords[];
}

/** Flights from places and days in text order. */
function legsOf(stops: readonly WordPlace[], dates: readonly WordDate[], wantsReturn: boolean): Legs {
  const days = dates.toSorted((a, b) => Number(a.isReturn) - Number(b.isReturn) || a.at - b.at).map(({ date }) => date);
  const one = (journey: WordJourney): Legs => ({
    bookingType: journey.returnDate === undefined ? 'oneway' : 'return',
    journeys: [journey],
    unclear: extraDays(days, 2),
  });
  const [first, second, third] = chained(stops);
  if (first === undefined)
    return {
      bookingType: 'oneway',
      journeys: days.length > 0 ? [{ origin: null, destination: null, date: days[0] ?? null }] : [],
      unclear: [],
    };
  if (second === undefined) {
    const isTo = stops[0]?.label === 'to';
    return one(
      withReturn(
        { origin: isTo ? null : first, destination: isTo ? first : null, date: days[0] ?? null },
        days,
        wantsReturn,
      ),
    );
  }
  const isTurned = stops.length === 2 && stops[0]?.label === 'to' && stops[1]?.label === 'from';
  const [origin, destination] = isTurned ? [second, first] : [first, second];
  const isBack = third === first && chained(stops).length === 3;
  if (third === undefined || isBack)
    return one(withReturn({ origin, destination, date: days[0] ?? null }, days, wantsReturn || isBack));
  return severalLegs(stops, dates);
}

function withReturn(journey: WordJourney, days: readonly IsoDate[], wantsReturn: boolean): WordJourney {
  return wantsReturn || days.length > 1 ? { ...journey, returnDate: days[1] ?? null } : journey;
}

function extraDays(days: readonly IsoDate[], most: number): UnclearWords[] {
  return days.length > most ? [{ text: days.join(' '), options: days }] : [];
}

/** Consecutive places; where one flight ends and the next begins, they are written once. */
function chained(stops: readonly WordPlace[]): string[] {
  return stops.map(({ code }) => code).filter((code, i, all) => code !== all[i - 1]);
}

function severalLegs(stops: readonly WordPlace[], dates: readonly WordDate[]): Legs {
  const inOrder = dates.toSorted((a, b) => a.at - b.at);
  const groups = inOrder.map(({ at }, i) =>
    stops.filter((stop) => stop.at < at && stop.at > (inOrder[i - 1]?.at ?? -1)),
  );
  const isPaired =
    groups.length > 0 && groups.flat().length === stops.length && groups.every((group) => group.length === 2);
  const chain = chained(stops);
  const pairs = isPaired
    ? groups.map(([from, to]) => [from?.code ?? null, to?.code ?? null] as const)
    : chain.slice(1).map((to, i) => [chain[i] ?? null, to] as const);
  const journeys = pairs
    .slice(0, MAX_JOURNEYS)
    .map(([origin, destination], i) => ({ origin, destination, date: inOrder[i]?.date ?? null }));
  const days = inOrder.map(({ date }) => date);
  const tooMany = pairs.length > MAX_JOURNEYS ? [{ text: chain.join(' '), options: [] }] : [];
  return { bookingType: 'multicity', journeys, unclear: [...extraDays(days, journeys.length), ...tooMany] };
}
