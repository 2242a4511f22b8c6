import { isIsoDate } from '../../../../contract/dates.ts';
import { searchOfFlights } from '../../../../contract/exact-flights.ts';
import { type BookingType, CABINS, type Cabin } from '../../../../contract/flight-terms.ts';
import { MAX_JOURNEYS, MAX_TRAVELLERS } from '../../../../contract/limits.ts';
import type { PassengerCounts } from '../../../../contract/passenger-terms.ts';
import { readFlights } from './flights-param.ts';

/** A whole search without its currency, as in the URL of the results. */
export interface FlightSearch {
  bookingType: BookingType;
  journeys: { origin: string; destination: string; date: string; returnDate?: string }[];
  passengers: PassengerCounts;
  cabin: Cabin;
  /** Set for a search for exactly these flights (flights-param.ts); the rest then follows from them. */
  flights?: string;
}

/**
 * A search in the URL: `?from=SHA&to=SIN&date=2026-12-12&ret=2026-12-20&adults=2&cabin=business`, or
 * `?legs=SHA-SIN_2026-12-12,SIN-SYD_2026-12-15` for several journeys, `?flights=` for exact flights. Default values are omitted.
 */
export interface SearchParams {
  from?: string;
  to?: string;
  date?: string;
  ret?: string;
  legs?: string;
  flights?: string;
  adults?: number;
  children?: number;
  infants?: number;
  cabin?: Cabin;
}

/** Why a URL has no search: it is empty, or part of it is invalid. */
export type SearchFault = 'missing' | 'unreadable';

const PLACE = /^[A-Z]{3}$/;
const LEG = /^([A-Z]{3})-([A-Z]{3})_(\d{4}-\d{2}-\d{2})$/;

/**
 * Takes the search's part of a query string. Never throws: values of the wrong type are kept as text so that {@link searchOf} can report
 * the URL as unreadable, rather than silently search for something else.
 */
export function readSearchParams(raw: Record<string, unknown>): SearchParams {
  const params: SearchParams = {};
  for (const key of ['from', 'to', 'date', 'ret', 'legs', 'flights'] as const) {
    const value = raw[key];
    if (typeof value === 'string' || typeof value === 'number') params[key] = String(value).trim();
  }
  for (const key of ['adults', 'children', 'infants'] as const) {
    const value = raw[key];
    // A URL can hold anything, also objects that cannot be made a number.
    if (value !== undefined) params[key] = typeof value === 'object' ? Number.NaN : Number(value);
  }
  const cabin = CABINS.find((known) => known === raw.cabin);
  if (cabin) params.cabin = cabin;
  return params;
}

/** The search in a URL, or why it has none. Dates in the past are still a search: the form reports them at the date. */
export function searchOf(params: SearchParams): FlightSearch | SearchFault {
  const passengers = passengersOf(params);
  if (!passengers) return 'unreadable';
  if (params.flights !== undefined) {
    const journeys = readFlights(params.flights);
    return journeys ? { ...searchOfFlights(journeys, passengers), flights: params.flights } : 'unreadable';
  }
  const cabin = params.cabin ?? 'economy';
  if (params.legs !== undefined) {
    const journeys = legsOf(params.legs);
    return journeys ? { bookingType: 'multicity', journeys, passengers, cabin } : 'unreadable';
  }
  const { from, to, date, ret } = params;
  if (from === undefined || to === undefined || date === undefined) return 'missing';
  if (!PLACE.test(from) || !PLACE.test(to) || !isIsoDate(date)) return 'unreadable';
  if (ret === undefined) {
    return { bookingType: 'oneway', journeys: [{ origin: from, destination: to, date }], passengers, cabin };
  }
  if (!isIsoDate(ret) || ret < date) return 'unreadable';
  const journeys = [{ origin: from, destination: to, date, returnDate: ret }];
  return { bookingType: 'return', journeys, passengers, cabin };
}

/** The inverse of {@link searchOf}. */
export function paramsOf(search: FlightSearch): SearchParams {
  const params: SearchParams = {};
  const [first] = search.journeys;
  if (search.flights !== undefined) {
    params.flights = search.flights;
  } else if (search.bookingType === 'multicity') {
    params.legs = search.journeys.map((leg) => `${leg.origin}-${leg.destination}_${leg.date}`).join(',');
  } else if (first) {
    params.from = first.origin;
    params.to = first.destination;
    params.date = first.date;
    if (first.returnDate !== undefined) params.ret = first.returnDate;
  }
  const { adult, child, infant } = search.passengers;
  if (adult !== 1) params.adults = adult;
  if (child > 0) params.children = child;
  if (infant > 0) params.infants = infant;
  if (search.cabin !== 'economy' && search.flights === undefined) params.cabin = search.cabin;
  return params;
}

/** The search for any flights on the same route and days. */
export function ordinary({ bookingType, journeys, passengers, cabin }: FlightSearch): FlightSearch {
  return { bookingType, journeys, passengers, cabin };
}

/** One string per search, whatever the order of its parts; a cache key. */
export function searchKey(search: FlightSearch): string {
  return new URLSearchParams(
    Object.entries(paramsOf(search)).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
}

function passengersOf(params: SearchParams): PassengerCounts | null {
  const counts = { adult: params.adults ?? 1, child: params.children ?? 0, infant: params.infants ?? 0 };
  const valid = Object.values(counts).every((n) => Number.isInteger(n) && n >= 0 && n <= MAX_TRAVELLERS);
  return valid ? counts : null;
}

function legsOf(text: string): FlightSearch['journeys'] | null {
  const parts = text.split(',');
  if (parts.length > MAX_JOURNEYS) return null;
  const journeys: FlightSearch['journeys'] = [];
  for (const part of parts) {
    const [, origin, destination, date] = LEG.exec(part) ?? [];
    if (!origin || !destination || !date || !isIsoDate(date)) return null;
    journeys.push({ origin, destination, date });
  }
  return journeys;
}
