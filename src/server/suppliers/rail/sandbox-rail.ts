import type { IsoDate } from '../../../contract/dates.ts';
import { TRAIN_LIMITS } from '../../../contract/train-terms.ts';
import { dayNumber } from '../sandbox/local-time.ts';
import { SandboxRefunds } from '../sandbox/sandbox-refunds.ts';
import { refused } from '../supplier-error.ts';
import { RailAvailability } from './rail-availability.ts';
import { RailDesk } from './rail-desk.ts';
import { RailExchanges } from './rail-exchanges.ts';
import type { SandboxRailParts } from './rail-parts.ts';
import { writeRailRef } from './rail-ref.ts';
import type { RailSupplier } from './rail-supplier.ts';
import { faresOf, railPenalty, seatsOfTickets, wishOf } from './rail-tickets.ts';
import { rideOf, stopsOf } from './timetable.ts';

export const SANDBOX_RAIL_ID = 'sandbox-rail';
const SANDBOX_RAIL_NAME = 'Sandbox Rail';

/** Simulates the railway: its timetable, its seats and its orders. Its name says that it is a sandbox. */
export function createSandboxRail(parts: SandboxRailParts): RailSupplier {
  const now = new RailAvailability(parts);
  const desk = new RailDesk(SANDBOX_RAIL_ID, parts, now);
  const exchanges = new RailExchanges(SANDBOX_RAIL_ID, { parts, now, desk });
  const refunds = new SandboxRefunds({
    ...parts,
    profile: { id: SANDBOX_RAIL_ID, name: SANDBOX_RAIL_NAME },
    async penaltyOf(booking, tickets) {
      const { trainNo, origin, destination, date } = wishOf(booking);
      const stretch = now.timetable.stretch(trainNo, origin, destination, date);
      if (!stretch) throw refused('notFound', 'trainUnknown');
      const fares = faresOf(booking, rideOf(stretch)).filter(({ ticket }) => tickets.includes(ticket));
      return railPenalty(fares, await exchanges.ticketOf(booking), parts.clock.now());
    },
    seatsOf: seatsOfTickets,
  });
  async function search(origins: readonly string[], destinations: readonly string[], date: IsoDate) {
    const day = dayNumber(date);
    if (day < now.today() || day >= now.today() + TRAIN_LIMITS.searchDays) return [];
    const open = now.timetable.between(origins, destinations, date).filter((stretch) => now.isOpen(stretch));
    const sold = await now.soldOn(open);
    return open.map((stretch) => ({ ride: rideOf(stretch), classes: now.seatsOf(stretch, sold) }));
  }
  return {
    id: SANDBOX_RAIL_ID,
    name: SANDBOX_RAIL_NAME,
    capabilities: { hold: false, void: false, refundQuote: true, change: true },
    search,
    async stops(trainNo, station, date) {
      const train = now.timetable.train(trainNo);
      const at = train?.stops.find((stop) => station === null || stop.station === station);
      return train && at ? stopsOf(train, dayNumber(date) - Math.floor(at.depart / 1440)) : null;
    },
    async check(wish, party) {
      const stretch = now.onSale(wish);
      const found = now.seatsOf(stretch, await now.soldOn([stretch]));
      const seats = found.find(({ seatClass }) => seatClass === wish.seatClass);
      if (!seats || seats.left < party.adult + party.child) throw refused('soldOut', 'seatsGone');
      return { ride: rideOf(stretch), seats, offerRef: writeRailRef(wish) };
    },
    book: (ref, passengers, options) => desk.book(ref, passengers, options),
    issue: (ref, payment) => desk.issue(ref, payment),
    retrieve: (ref) => desk.retrieve(ref),
    retrieveByKey: (key) => desk.retrieveByKey(key),
    cancelHold: (ref) => desk.cancelHold(ref),
    void: (ref) => desk.voidTickets(ref),
    refundQuote: (ref, parts) => refunds.quote(ref, parts),
    refundConfirm: (ref) => refunds.confirm(ref),
    retrieveRefund: (ref) => refunds.retrieve(ref),
    changeSearch: async (ref, tickets, { origins, destinations, date }) =>
      exchanges.priced(ref, tickets, await search(origins, destinations, date)),
    changeQuote: (ref, tickets, offer) => exchanges.quote(ref, tickets, offer),
    retrieveChange: (ref, offer) => exchanges.retrieve(ref, offer),
    confirmChange: (ref, offer, payment) => exchanges.confirm(ref, offer, payment),
  };
}
