import type { Segment } from './flight-search.ts';
import type { Gender, PassengerType } from './passenger-terms.ts';

/** Calendar days between two local times, each at its own place: the `+1` beside an arrival. */
export function dayOffset(departure: string, arrival: string): number {
  return Math.round((Date.parse(`${arrival.slice(0, 10)}Z`) - Date.parse(`${departure.slice(0, 10)}Z`)) / 86_400_000);
}

/** Minutes on the ground between two segments; both times are local to the connecting city. */
export function layoverMinutes(before: Segment, after: Segment): number {
  return Math.round((Date.parse(`${after.departure}Z`) - Date.parse(`${before.arrival}Z`)) / 60_000);
}

/** A flight as every screen and document writes it: `MU 567`. */
export function flightName({ carrier, flightNumber }: Pick<Segment, 'carrier' | 'flightNumber'>): string {
  return `${carrier} ${flightNumber}`;
}

/** The time of a local time, `09:15`. */
export function clockOf(localTime: string): string {
  return localTime.slice(11, 16);
}

/** In airline format: `LI/MING MR`; children and infants are MSTR and MISS. */
export function airlineName(p: { surname: string; givenName: string; gender: Gender; type: PassengerType }): string {
  const grown = p.type === 'adult';
  const title = p.gender === 'male' ? (grown ? 'MR' : 'MSTR') : grown ? 'MS' : 'MISS';
  return `${p.surname}/${p.givenName} ${title}`;
}

/** A ticket number with its airline code separated: `781-1234567890`. */
export function ticketText(number: string): string {
  return /^\d{13}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3)}` : number;
}

/** `Shanghai Pudong`, `上海浦东`; an airport whose name equals its city's, or a prefix of it, is named once. */
export function joinNames(city: string, airport: string): string {
  if (airport.includes(city)) return airport;
  if (city.startsWith(airport)) return city;
  const isHan = /\p{Script=Han}$/u.test(city) && /^\p{Script=Han}/u.test(airport);
  return isHan ? city + airport : `${city} ${airport}`;
}
