import { TRAIN_LIMITS } from '../../../contract/train-terms.ts';
import { dayNumber } from '../sandbox/local-time.ts';
import { RailDesk } from './rail-desk.ts';
import { refused, type SandboxRailParts } from './rail-parts.ts';
import { writeRailRef } from './rail-ref.ts';
import type { RailSupplier } from './rail-supplier.ts';
import { SeatsNow } from './seats-now.ts';
import { rideOf, stopsOf } from './timetable.ts';

const SANDBOX_RAIL_ID = 'sandbox-rail';

/** The stand-in for the railway: its timetable, its seats and its order desk. Its name says that it is none. */
export function createSandboxRail(parts: SandboxRailParts): RailSupplier {
  const now = new SeatsNow(parts);
  const desk = new RailDesk(SANDBOX_RAIL_ID, parts, now);
  const notPermitted = () => Promise.reject(refused('notPermitted', 'The railway takes tickets back at its desk only'));
  return {
    id: SANDBOX_RAIL_ID,
    name: 'Sandbox Rail',
    capabilities: { hold: false, void: false, refundQuote: false, change: false },
    async search(origins, destinations, date) {
      const day = dayNumber(date);
      if (day < now.today() || day >= now.today() + TRAIN_LIMITS.searchDays) return [];
      const open = now.timetable.between(origins, destinations, date).filter((stretch) => now.isOpen(stretch));
      const sold = await now.soldOn(open);
      return open.map((stretch) => ({ ride: rideOf(stretch), classes: now.seatsOf(stretch, sold) }));
    },
    async stops(trainNo, station, date) {
      const train = now.timetable.train(trainNo);
      const at = train?.stops.find((stop) => stop.station === station);
      return train && at ? stopsOf(train, dayNumber(date) - Math.floor(at.depart / 1440)) : null;
    },
    async check(wish, party) {
      const stretch = now.onSale(wish);
      const found = now.seatsOf(stretch, await now.soldOn([stretch]));
      const seats = found.find(({ seatClass }) => seatClass === wish.seatClass);
      if (!seats || seats.left < party.adult + party.child) throw refused('soldOut', 'No seats left in this class');
      return { ride: rideOf(stretch), seats, offerRef: writeRailRef(wish) };
    },
    book: (ref, passengers, options) => desk.book(ref, passengers, options),
    issue: (ref, payment) => desk.issue(ref, payment),
    retrieve: (ref) => desk.retrieve(ref),
    retrieveByKey: (key) => desk.retrieveByKey(key),
    cancelHold: (ref) => desk.cancelHold(ref),
    void: (ref) => desk.giveBack(ref),
    refundQuote: notPermitted,
    refundConfirm: notPermitted,
    retrieveRefund: notPermitted,
  };
}
