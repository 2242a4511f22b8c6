import type { ExactFlight } from '../../../../contract/accurate-search.ts';
import { isIsoDate } from '../../../../contract/dates.ts';
import { MAX_CONNECTIONS, MAX_JOURNEYS } from '../../../../contract/limits.ts';

const FLIGHT =
  /^([A-Z0-9]{2})(\d{1,4}[A-Z]?)\.([A-Z])\.(\d{4}-\d{2}-\d{2})\.([A-Z]{3})([A-Z]{3})(?:\.(\d{2})(\d{2}))?$/;

/** Exact flights as in a URL: `CA1831.Y.2026-12-12.PEKSHA.0730`, `~` between connections, `,` between journeys. */
export function writeFlights(journeys: readonly (readonly ExactFlight[])[]): string {
  return journeys.map((flights) => flights.map(writeFlight).join('~')).join(',');
}

function writeFlight(flight: ExactFlight): string {
  const { carrier, flightNumber, bookingClass, date, origin, destination, departureTime } = flight;
  const parts = [`${carrier}${flightNumber}`, bookingClass, date, `${origin}${destination}`];
  return [...parts, ...(departureTime ? [departureTime.replace(':', '')] : [])].join('.');
}

/** The inverse of {@link writeFlights}; null when part of it is invalid. */
export function readFlights(text: string): ExactFlight[][] | null {
  const journeys = text.split(',').map((journey) => journey.split('~').map(readFlight));
  if (journeys.length > MAX_JOURNEYS || journeys.some((flights) => flights.length > MAX_CONNECTIONS)) return null;
  const read = journeys.map((flights) => flights.filter((flight) => flight !== null));
  return read.some((flights, i) => flights.length < (journeys[i]?.length ?? 0)) ? null : read;
}

function readFlight(text: string): ExactFlight | null {
  const [, carrier, flightNumber, bookingClass, date, origin, destination, hour, minute] = FLIGHT.exec(text) ?? [];
  if (!carrier || !flightNumber || !bookingClass || !date || !origin || !destination || !isIsoDate(date)) return null;
  const flight = { carrier, flightNumber, bookingClass, date, origin, destination };
  return hour && minute ? { ...flight, departureTime: `${hour}:${minute}` } : flight;
}
