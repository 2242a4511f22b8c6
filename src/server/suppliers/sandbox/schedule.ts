import type { Airport } from '../../../contract/dictionaries/types.ts';
import { type Equipment, equipmentFor } from './aircraft-types.ts';
import type { Chance } from './chance.ts';
import { blockMinutes, distanceKm } from './geography.ts';
import { type DayNumber, instantOf, type Minute, wallMinute, weekday } from './local-time.ts';
import type { Carrier, Network } from './network.ts';
import { Recent } from './recent.ts';

/** A dated nonstop flight of an operating carrier. */
export interface Flight {
  carrier: Carrier;
  number: string;
  from: Airport;
  to: Airport;
  /** The day of departure at the origin. */
  day: DayNumber;
  /** Its index among the day's flights of this carrier on this route, which identifies it when an offer is looked up. */
  ordinal: number;
  departs: Minute;
  arrives: Minute;
  km: number;
  aircraft: Equipment;
  /** Technical stops. */
  stops: number;
}

const LONG_BLOCK = 300;
const DAY = 1440;
const STOP_MINUTES = 65;
/** Numbers of a route's flights leave room for twenty. */
const MOST_DAILY = 20;

/** The timetable: the flights a carrier operates between two airports on a day. Deterministic, with bounded memory. */
export class Schedule {
  readonly #network: Network;
  readonly #chance: Chance;
  readonly #days = new Recent<string, readonly Flight[]>(4000);

  constructor(network: Network, chance: Chance) {
    this.#network = network;
    this.#chance = chance;
  }

  /** Flights by departure; empty when the carrier does not fly there that day. */
  flights(carrier: Carrier, from: Airport, to: Airport, day: DayNumber): readonly Flight[] {
    return this.#days.get(`${carrier.code}${from.code}${to.code}${day}`, () =>
      this.#network.flies(carrier, from, to) ? this.#make(carrier, from, to, day) : [],
    );
  }

  #make(carrier: Carrier, from: Airport, to: Airport, day: DayNumber): Flight[] {
    const km = distanceKm(from, to);
    const route = from.code + to.code;
    const flights: Flight[] = [];
    const daily = this.#frequency(carrier, from, to, km);
    for (let ordinal = 0; ordinal < daily; ordinal++) {
      if (!this.#operates(carrier, from, to, day, ordinal)) continue;
      const aircraft = equipmentFor(this.#chance, carrier, km, route, ordinal);
      if (!aircraft) continue;
      const stops = this.#stops(carrier, from, to, km, ordinal);
      const block = blockMinutes(from, to, km, aircraft.cruiseKmh) + stops * STOP_MINUTES;
      const departs = this.#departure(carrier, from, to, day, { ordinal, daily, block });
      const number = this.#number(carrier, from, to, ordinal, km);
      flights.push({ carrier, number, from, to, day, ordinal, departs, arrives: departs + block, km, aircraft, stops });
    }
    return flights.sort((a, b) => a.departs - b.departs);
  }

  #frequency(carrier: Carrier, from: Airport, to: Airport, km: number): number {
    const weight = Math.sqrt(from.size * to.size) / 1000;
    const most = km < 1500 ? 8 : km < 3000 ? 6 : km < 5500 ? 5 : km < 9000 ? 4 : 3;
    const busy = Math.max(0, (weight - 0.7) / 0.3) * (carrier.lowCost ? 0.6 : 1);
    const [a, b] = from.code < to.code ? [from.code, to.code] : [to.code, from.code];
    const unit = 0.35 + 0.65 * this.#chance.unit('daily', carrier.code, a, b);
    const daily = 1 + Math.floor(busy * (most - 1) * unit) + Math.floor(shuttles(weight, km) * unit);
    if (from.country !== to.country || km >= 1500) return daily;
    return Math.max(daily, Math.floor(byTheHour(weight, this.#network.rivals(from, to)) * (0.6 + 0.4 * unit)));
  }

  /** Thin routes are not operated daily; the first flights of the day run most days. */
  #operates(carrier: Carrier, from: Airport, to: Airport, day: DayNumber, ordinal: number): boolean {
    const weight = Math.min(from.size, to.size) / 1000;
    const share = Math.min(1, 0.45 + weight * 0.58 - Math.min(ordinal, 6) * 0.03);
    return this.#chance.unit('runs', carrier.code, from.code, to.code, ordinal, weekday(day)) < share;
  }

  #stops(carrier: Carrier, from: Airport, to: Airport, km: number, ordinal: number): number {
    if (from.country !== to.country || km < 1800) return 0;
    return this.#chance.unit('via', carrier.code, from.code, to.code, ordinal) < 0.06 ? 1 : 0;
  }

  /** Short flights spread over the day and land before night; long ones leave at hours with a reasonable arrival if any. */
  #departure(
    carrier: Carrier,
    from: Airport,
    to: Airport,
    day: DayNumber,
    { ordinal, daily, block }: { ordinal: number; daily: number; block: number },
  ): Minute {
    const unit = (what: string, n: number) => this.#chance.unit(what, carrier.code, from.code, to.code, ordinal, n);
    if (block >= LONG_BLOCK) return this.#longDeparture(from, to, day, block, (n) => unit('long', n));
    if (carrier.lowCost && block > 150 && unit('redeye', 0) < 0.15)
      return instantOf(from.zone, day, five(5 + unit('redeye', 1) * 145));
    const opens = 390;
    const closes = Math.max(opens + 60, Math.min(1305, DAY + 15 - block - this.#clockShift(from, to, day)));
    return instantOf(from.zone, day, five(opens + ((ordinal + unit('spread', 0)) * (closes - opens)) / daily));
  }

  /** Minutes the destination's zone is ahead. */
  #clockShift(from: Airport, to: Airport, day: DayNumber): number {
    const noon = instantOf(from.zone, day, 720);
    return wallMinute(to.zone, noon) - wallMinute(from.zone, noon);
  }

  #longDeparture(from: Airport, to: Airport, day: DayNumber, block: number, unit: (n: number) => number): Minute {
    let first: Minute | null = null;
    for (let attempt = 0; attempt < 6; attempt++) {
      const minute = longHour(unit(attempt * 2), unit(attempt * 2 + 1));
      const departs = instantOf(from.zone, day, minute);
      first ??= departs;
      const lands = ((wallMinute(to.zone, departs + block) % DAY) + DAY) % DAY;
      if (lands >= 300 && lands <= 1400) return departs;
    }
    return first ?? instantOf(from.zone, day, 720);
  }

  #number(carrier: Carrier, from: Airport, to: Airport, ordinal: number, km: number): string {
    const outbound = carrier.hubs.includes(from);
    const [a, b] = from.code < to.code ? [from.code, to.code] : [to.code, from.code];
    const domestic = from.country === to.country;
    const [low, high] = domestic ? [1000, 9980] : km > 5000 ? [1, 400] : carrier.lowCost ? [500, 9900] : [100, 980];
    const room = km > 5000 ? 20 : 40;
    const slots = Math.floor((high - low) / room);
    const base = low + (this.#chance.hash('number', carrier.code, a, b) % slots) * room;
    const even = base - (base % 2) + ordinal * 2;
    return String(outbound || (!carrier.hubs.includes(to) && from.code === a) ? even + 1 : even + 2);
  }
}

/** Additional hourly flights between the biggest cities, at most. */
function shuttles(weight: number, km: number): number {
  const trunk = Math.max(0, Math.min(1, (weight - 0.93) / 0.05));
  return trunk * (km < 1500 ? 6 : km < 4800 ? 3 : 0);
}

/** Big cities of one country with few carriers on the route have hourly flights of each. */
function byTheHour(weight: number, rivals: number): number {
  return Math.max(0, Math.min(1, (weight - 0.85) / 0.04)) * Math.min(MOST_DAILY, 110 / rivals);
}

/** Mornings, evenings and the midnight bank, in the proportions of long flights. */
function longHour(which: number, where: number): number {
  if (which < 0.45) return five(480 + where * 360);
  if (which < 0.85) return five(1020 + where * 410);
  return five(5 + where * 110);
}

function five(minute: number): number {
  return Math.floor(minute / 5) * 5;
}
