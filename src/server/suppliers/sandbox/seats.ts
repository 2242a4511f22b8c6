import type { Chance } from './chance.ts';
import { BOOKING_CLASSES, type SoldCabin } from './fare-products.ts';
import { dateOfDay } from './local-time.ts';
import type { Flight } from './schedule.ts';

/** Seats booked through the sandbox so far, by `seatKey`. */
export type SoldSeats = ReadonlyMap<string, number>;

/** Seats beyond nine are not shown, as in a GDS. */
export const MOST_SHOWN = 9;

export function seatKey(flight: Flight, bookingClass: string): string {
  const { carrier, number, from, to, day } = flight;
  return `${carrier.code}${number} ${from.code}${to.code} ${dateOfDay(day)} ${bookingClass}`;
}

/** The load of a flight, in thousandths: its own demand, which rises towards departure. */
function load(chance: Chance, flight: Flight, today: number): number {
  const demand = chance.unit('load', flight.carrier.code, flight.number, flight.from.code, flight.day);
  const ahead = Math.max(0, flight.day - today);
  const pace = 1 / (1 + ahead / 12);
  return Math.min(990, Math.round(150 + demand * 550 + pace * 330));
}

/** The airline's allotment to this class, before any booking here; 0 when the class is closed. */
export function allotment(chance: Chance, flight: Flight, cabin: SoldCabin, index: number, today: number): number {
  if (cabin !== 'Y' && !flight.aircraft.cabins.includes(cabin)) return 0;
  const entry = BOOKING_CLASSES[cabin][index];
  if (!entry) return 0;
  const room = entry.opensBelow - load(chance, flight, today);
  return room <= 0 ? 0 : 1 + Math.floor(room / (cabin === 'Y' ? 18 : 45));
}

/** Index of the cheapest class with enough seats, of which at most `MOST_SHOWN` count; null when none has. */
export function cheapestOpen(
  chance: Chance,
  flight: Flight,
  cabin: SoldCabin,
  { seats, sold, today }: { seats: number; sold: SoldSeats; today: number },
): { index: number; left: number } | null {
  const classes = BOOKING_CLASSES[cabin];
  for (let index = classes.length - 1; index >= 0; index--) {
    const left = seatsLeft(chance, flight, cabin, index, { sold, today });
    if (left >= seats) return { index, left };
  }
  return null;
}

export function seatsLeft(
  chance: Chance,
  flight: Flight,
  cabin: SoldCabin,
  index: number,
  { sold, today }: { sold: SoldSeats; today: number },
): number {
  const given = allotment(chance, flight, cabin, index, today);
  if (given === 0) return 0;
  const letter = BOOKING_CLASSES[cabin][index]?.letter ?? '';
  const gone = sold.size === 0 ? 0 : (sold.get(seatKey(flight, letter)) ?? 0);
  return Math.max(0, given - gone);
}
