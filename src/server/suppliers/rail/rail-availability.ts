import { TRAIN_LIMITS } from '../../../contract/train-terms.ts';
import { Chance } from '../sandbox/chance.ts';
import { dateOfDay, dayNumber } from '../sandbox/local-time.ts';
import { refused } from '../supplier-error.ts';
import { childFareOf, classesOf, fareOf } from './fares.ts';
import type { SandboxRailParts } from './rail-parts.ts';
import type { RailSeats, RailSelection } from './rail-supplier.ts';
import { claimsOf, leftOf, type Stretch } from './seats.ts';
import { rideOf, Timetable } from './timetable.ts';

const CHINA_AHEAD_MINUTES = 480;
const DAY = 1440;
/** Sale hours are 05:00 to 01:00. */
const OPENS = 300;
const CLOSES = 60;

/** The timetable with current seats and sale hours. */
export class RailAvailability {
  readonly timetable: Timetable;
  readonly chance: Chance;
  readonly #parts: SandboxRailParts;

  constructor(parts: SandboxRailParts) {
    this.#parts = parts;
    this.chance = new Chance(parts.seed);
    this.timetable = new Timetable(parts.seed, parts.sizeOf);
  }

  /** Days since 1970, China local time. */
  today(): number {
    return Math.floor(this.#minute() / DAY);
  }

  /** Whether the train can still be booked. */
  isOpen({ train, day, from }: Stretch): boolean {
    return day * DAY + (train.stops[from]?.depart ?? 0) > this.#minute() + TRAIN_LIMITS.closesMinutes;
  }

  soldOn(stretches: readonly Stretch[]): Promise<ReadonlyMap<string, number>> {
    return this.#parts.inventory.soldOn([...new Set(stretches.map(({ day }) => dateOfDay(day)))]);
  }

  seatsOf(stretch: Stretch, sold: ReadonlyMap<string, number>): RailSeats[] {
    const { kind } = stretch.train;
    const { distanceKm } = rideOf(stretch);
    return classesOf(kind).map((seatClass) => ({
      seatClass,
      fare: fareOf(kind, seatClass, distanceKm),
      childFare: childFareOf(kind, seatClass, distanceKm),
      left: leftOf(claimsOf(this.chance, stretch, seatClass, { seats: 1, today: this.today() }), sold),
    }));
  }

  /** The stretch of the wish, bookable or not; throws if no such train runs. */
  stretchOf({ trainNo, origin, destination, date, seatClass }: RailSelection): Stretch {
    const stretch = this.timetable.stretch(trainNo, origin, destination, date);
    if (!stretch || !classesOf(stretch.train.kind).includes(seatClass)) throw refused('notFound', 'trainUnknown');
    return stretch;
  }

  /** When sale hours end next, or have ended while it is closed; null where it sells all night. */
  salesCloseAt(): Date | null {
    if (this.#parts.hours === 'all') return null;
    const minute = this.#minute();
    const ofDay = minute % DAY;
    const shuts = minute - ofDay + CLOSES + (ofDay < OPENS ? 0 : DAY);
    return new Date((shuts - CHINA_AHEAD_MINUTES) * 60_000);
  }

  /** The stretch of the wish; throws the reason if it cannot be booked. */
  onSale(wish: RailSelection): Stretch {
    const stretch = this.stretchOf(wish);
    const { date } = wish;
    const shuts = this.salesCloseAt();
    if (shuts && shuts <= this.#parts.clock.now()) throw refused('closed', 'railwayShut');
    if (dayNumber(date) >= this.today() + TRAIN_LIMITS.saleDays) throw refused('notOnSale', 'notOnSale');
    if (!this.isOpen(stretch)) throw refused('soldOut', 'salesEnded');
    return stretch;
  }

  /** Minutes since 1970, China local time. */
  #minute(): number {
    return Math.floor(this.#parts.clock.now().getTime() / 60_000) + CHINA_AHEAD_MINUTES;
  }
}
