import {
  chinaInstant,
  type RailTicket,
  railFee,
  refundBand,
  SEAT_PLACES,
  type SeatClass,
} from '../../../contract/train-terms.ts';
import type { Chance } from '../sandbox/chance.ts';
import type { SandboxBooking, SeatClaim } from '../sandbox/inventory.ts';
import { refused } from '../supplier-error.ts';
import { childFareOf, fareOf } from './fares.ts';
import { readRailRef } from './rail-ref.ts';
import type { RailRide, RailSelection } from './rail-supplier.ts';
import { isPassengerClaim } from './seats.ts';

type Booked = Pick<SandboxBooking, 'amount' | 'passengers' | 'ticketNumbers' | 'seats' | 'offerRef' | 'seatWishes'>;

const HOUR_MS = 3_600_000;

/** The booked ride and class; throws where its reference is not the railway's. */
export function wishOf({ offerRef }: Pick<Booked, 'offerRef'>): RailSelection {
  const wish = readRailRef(offerRef);
  if (!wish) throw new Error(`the railway sold no ${offerRef}`);
  return wish;
}

/** The price of each ticket, in fen: adults first; children have another fare where the class has one. */
export function faresOf(booking: Booked, { kind, distanceKm }: Pick<RailRide, 'kind' | 'distanceKm'>): TicketFare[] {
  const { seatClass } = wishOf(booking);
  const adult = fareOf(kind, seatClass, distanceKm);
  const child = childFareOf(kind, seatClass, distanceKm);
  const adults = adult === child ? booking.passengers : (booking.amount - booking.passengers * child) / (adult - child);
  return booking.ticketNumbers.map((ticket, i) => {
    const isChild = i >= adults;
    return { ticket, isChild, fare: isChild ? child : adult };
  });
}

export interface TicketFare {
  ticket: string;
  isChild: boolean;
  fare: number;
}

/** The seat claims of some of a booking's tickets, with the time claims of their passengers. */
export function seatsOfTickets(booking: Booked, tickets: readonly string[]): SeatClaim[] {
  const riders = booking.seats.filter(isPassengerClaim);
  const each = riders.length / booking.passengers;
  const theirs = tickets.flatMap((ticket) => {
    const at = booking.ticketNumbers.indexOf(ticket);
    return at < 0 ? [] : riders.slice(at * each, (at + 1) * each);
  });
  const hops = booking.seats
    .filter((claim) => !isPassengerClaim(claim))
    .map((claim) => ({ ...claim, seats: tickets.length }));
  return [...hops, ...theirs];
}

/** The penalty for tickets of one ride, and until when it applies. Refused once their train has left. */
export function railPenalty(
  fares: readonly TicketFare[],
  ticket: RailTicket,
  now: Date,
): { penalty: number; until: Date } {
  const band = refundBand(ticket, now);
  if (!band) throw refused('notPermitted', 'trainLeft');
  const penalty = fares.reduce((sum, { fare }) => sum + railFee(fare, band, now), 0);
  return { penalty, until: new Date(chinaInstant(ticket.departure).getTime() - band.fromHours * HOUR_MS) };
}

const ROWS: Record<SeatClass, number> = {
  business: 6,
  first: 16,
  second: 20,
  softSleeper: 18,
  hardSleeper: 20,
  hardSeat: 118,
  standing: 0,
};
const COACHES = 14;

/** Coach and seat of each ticket, at the preferred position; null for standing tickets. */
export function seatNumbers(chance: Chance, booking: Booked): (string | null)[] {
  const { seatClass } = wishOf(booking);
  const rows = ROWS[seatClass];
  const places = SEAT_PLACES[seatClass];
  const pad = (n: number) => String(n).padStart(2, '0');
  return booking.ticketNumbers.map((ticket, i) => {
    if (rows === 0) return null;
    // Serials are consecutive, so that neighbours on a booking sit next to each other.
    const serial = Number(ticket.slice(3));
    const wished = places.find((place) => place === booking.seatWishes?.[i]);
    const place = wished ?? places[chance.between(0, Math.max(0, places.length - 1), 'rail seat', ticket)] ?? '';
    return `${pad((Math.floor(serial / rows) % COACHES) + 1)}-${pad((serial % rows) + 1)}${place}`;
  });
}
