import type { Airport } from '../../../contract/dictionaries/types.ts';
import { distanceKm } from './geography.ts';
import type { DayNumber } from './local-time.ts';
import type { Carrier, Network, Service } from './network.ts';
import { Recent } from './recent.ts';
import type { Flight, Schedule } from './schedule.ts';

/** One way to fly a leg. */
export interface Itinerary {
  flights: readonly Flight[];
  /** The carrier of the fare. */
  carrier: Carrier;
  minutes: number;
  /** Great-circle kilometres between the leg's ends, the basis of through fares. */
  directKm: number;
  /** Separate tickets joined by the seller; the passenger connects at their own risk. */
  selfTransfer: boolean;
}

export interface LegPlaces {
  from: readonly Airport[];
  to: readonly Airport[];
  day: DayNumber;
}

/** A route over one or two points, without dates: who flies each stretch. */
interface Path {
  carrier: Carrier;
  stretches: readonly { carrier: Carrier; from: Airport; to: Airport }[];
  directKm: number;
}

const MOST_CONNECTIONS = 420;
const ENOUGH_ONE_STOP = 24;

/** Minutes needed to change flights: longer across a border and at the biggest airports. */
export function minimumConnection(arriving: Flight, leaving: Flight, selfTransfer = false): number {
  const abroad = arriving.from.country !== arriving.to.country || leaving.from.country !== leaving.to.country;
  if (selfTransfer) return abroad ? 240 : 180;
  return (abroad ? 75 : 50) + (arriving.to.size > 970 ? 10 : 0);
}

/** All sensible itineraries of a leg, cached for suppliers that search it at the same time. */
export class Itineraries {
  readonly #network: Network;
  readonly #schedule: Schedule;
  readonly #legs = new Recent<string, readonly Itinerary[]>(12);

  constructor(network: Network, schedule: Schedule) {
    this.#network = network;
    this.#schedule = schedule;
  }

  forLeg({ from, to, day }: LegPlaces): readonly Itinerary[] {
    const key = [...from, '-', ...to].map((a) => (typeof a === 'string' ? a : a.code)).join('') + day;
    return this.#legs.get(key, () => {
      const pairs = from.flatMap((a) => to.map((b) => [a, b] as const)).filter(([a, b]) => a.city !== b.city);
      const nonstops = pairs.flatMap(([a, b]) => this.#nonstops(a, b, day));
      const one = pairs.flatMap(([a, b]) => this.#dated(this.#oneStopPaths(a, b), day));
      const two =
        one.length < ENOUGH_ONE_STOP ? pairs.flatMap(([a, b]) => this.#dated(this.#twoStopPaths(a, b), day)) : [];
      const joined = pairs.flatMap(([a, b]) => this.#selfTransfers(a, b, day));
      return [...nonstops, ...best([...one, ...two], MOST_CONNECTIONS), ...best(joined, 60)];
    });
  }

  #nonstops(from: Airport, to: Airport, day: DayNumber): Itinerary[] {
    const directKm = distanceKm(from, to);
    return this.#network.carriers.flatMap((carrier) =>
      this.#network.flies(carrier, from, to)
        ? this.#schedule
            .flights(carrier, from, to, day)
            .flatMap((flight) =>
              [carrier, ...this.#codeshares(flight)].map((seller) => itinerary([flight], seller, directKm)),
            )
        : [],
    );
  }

  /** Alliance partners based at either end sell some of the flights under their own number. */
  #codeshares({ carrier, from, to, ordinal }: Flight): Carrier[] {
    if (!carrier.alliance || ordinal % 2 === 1) return [];
    const partner = this.#network.carriers.find(
      (other) =>
        other !== carrier &&
        other.alliance === carrier.alliance &&
        (other.country === from.country || other.country === to.country) &&
        other.country !== carrier.country,
    );
    return partner ? [partner] : [];
  }

  #oneStopPaths(from: Airport, to: Airport): Path[] {
    const directKm = distanceKm(from, to);
    const paths: Path[] = [];
    const add = (carrier: Carrier, first: Carrier, via: Airport, second: Carrier) => {
      const km = distanceKm(from, via) + distanceKm(via, to);
      if (via.city === from.city || via.city === to.city || km > detourLimit(directKm)) return;
      paths.push({
        carrier,
        stretches: [
          { carrier: first, from, to: via },
          { carrier: second, from: via, to },
        ],
        directKm,
      });
    };
    const atOrigin = this.#network.servicesAt(from);
    const atDestination = this.#network.servicesAt(to);
    const origins = new Set(atOrigin.map(keyOf));
    for (const service of atDestination) {
      const { carrier, hub } = service;
      if (origins.has(keyOf(service))) add(carrier, carrier, hub, carrier);
      else this.#alliedWays(atOrigin, carrier, hub, from, (partner) => add(carrier, partner, hub, carrier));
    }
    return paths;
  }

  /** Partner flights from the origin to a carrier's hub. */
  #alliedWays(
    atOrigin: readonly Service[],
    carrier: Carrier,
    hub: Airport,
    from: Airport,
    add: (partner: Carrier) => void,
  ) {
    if (!carrier.alliance) return;
    const partner = this.#network.carriers.find(
      (other) =>
        other !== carrier &&
        other.alliance === carrier.alliance &&
        (other.hubs.includes(from) || atOrigin.some((s) => s.carrier === other && s.hub === hub)) &&
        this.#network.flies(other, from, hub),
    );
    if (partner) add(partner);
  }

  #twoStopPaths(from: Airport, to: Airport): Path[] {
    const directKm = distanceKm(from, to);
    const limit = detourLimit(directKm) + 1500;
    const atDestination = this.#network.servicesAt(to);
    return this.#network.servicesAt(from).flatMap(({ carrier, hub }) =>
      atDestination.flatMap((end) => {
        const friends =
          end.carrier === carrier || (carrier.alliance !== null && end.carrier.alliance === carrier.alliance);
        const cities = new Set([from.city, hub.city, end.hub.city, to.city]);
        if (!friends || cities.size < 4) return [];
        if (distanceKm(from, hub) + distanceKm(hub, end.hub) + distanceKm(end.hub, to) > limit) return [];
        const middle = [carrier, end.carrier].find((c) => this.#network.flies(c, hub, end.hub));
        if (!middle) return [];
        const stretches = [
          { carrier, from, to: hub },
          { carrier: middle, from: hub, to: end.hub },
          { carrier: end.carrier, from: end.hub, to },
        ];
        return [{ carrier, stretches, directKm }];
      }),
    );
  }

  /**
   * Two low-cost flights on separate tickets, with the minimum time of a self-transfer, never onto the day's last flight (formats.md §6).
   */
  #selfTransfers(from: Airport, to: Airport, day: DayNumber): Itinerary[] {
    const directKm = distanceKm(from, to);
    const ends = this.#network.servicesAt(to).filter(({ carrier }) => carrier.lowCost);
    return this.#network
      .servicesAt(from)
      .filter(({ carrier }) => carrier.lowCost)
      .flatMap(({ carrier, hub }) =>
        ends.flatMap((end) => {
          if (end.hub !== hub || end.carrier === carrier || hub.city === from.city || hub.city === to.city) return [];
          if (distanceKm(from, hub) + distanceKm(hub, to) > detourLimit(directKm)) return [];
          const stretches = [
            { carrier, from, to: hub },
            { carrier: end.carrier, from: hub, to },
          ];
          return this.#dated([{ carrier, stretches, directKm }], day, true)
            .filter(({ flights }) => this.#hasLater(flights.at(-1)))
            .slice(0, 2);
        }),
      );
  }

  /** Whether there is a later flight that day: a passenger who misses this one on a separate ticket needs another. */
  #hasLater(flight: Flight | undefined): boolean {
    if (!flight) return false;
    const { from, to, day, departs } = flight;
    return this.#network
      .servicesAt(to)
      .some(
        ({ carrier, hub }) =>
          hub === from && this.#schedule.flights(carrier, from, to, day).some((later) => later.departs > departs),
      );
  }

  /** Fills paths with flights: each first flight of the day with the next sensible connections. */
  #dated(paths: readonly Path[], day: DayNumber, selfTransfer = false): Itinerary[] {
    return paths.filter(staysInside).flatMap(({ carrier, stretches, directKm }) => {
      const [first, ...rest] = stretches;
      if (!first) return [];
      let chains = this.#schedule.flights(first.carrier, first.from, first.to, day).map((flight) => [flight]);
      for (const stretch of rest)
        chains = chains.flatMap((chain) => {
          const last = chain.at(-1);
          return last ? this.#onward(last, stretch, selfTransfer, directKm).map((next) => [...chain, next]) : [];
        });
      const all = chains.map((chain) => itinerary(chain, carrier, directKm, selfTransfer));
      return fastestPerArrival(all.filter(({ minutes }) => minutes <= longestMinutes(directKm)));
    });
  }

  #onward(last: Flight, stretch: Path['stretches'][number], selfTransfer: boolean, directKm: number): Flight[] {
    const soon = directKm > 4500 ? 600 : 360;
    const arrivalDay = Math.floor(last.arrives / 1440);
    const flights = [arrivalDay - 1, arrivalDay, arrivalDay + 1]
      .flatMap((d) => this.#schedule.flights(stretch.carrier, stretch.from, stretch.to, d))
      .filter((next) => next.departs - last.arrives >= minimumConnection(last, next, selfTransfer))
      .sort((a, b) => a.departs - b.departs);
    const close = flights.filter((next) => next.departs - last.arrives <= soon).slice(0, 2);
    if (close.length > 0) return close;
    return flights.filter((next) => next.departs - last.arrives <= 1200).slice(0, 1);
  }
}

function itinerary(flights: readonly Flight[], carrier: Carrier, directKm: number, selfTransfer = false): Itinerary {
  const first = flights[0];
  const last = flights.at(-1);
  return { flights, carrier, directKm, selfTransfer, minutes: first && last ? last.arrives - first.departs : 0 };
}

/** Domestic trips are not sold via another country, which would require its documents. */
function staysInside({ stretches }: Path): boolean {
  const countries = stretches.map(({ to }) => to.country);
  const home = stretches[0]?.from.country;
  return countries.at(-1) !== home || countries.every((country) => country === home);
}

const keyOf = ({ carrier, hub }: Service) => carrier.code + hub.code;

/** The longest detour that is sold. */
function detourLimit(directKm: number): number {
  return directKm * 1.4 + Math.min(1500, directKm * 0.9);
}

/** A day's wait is not sold on the way to a place two hours away. */
function longestMinutes(directKm: number): number {
  return 500 + directKm * 0.17;
}

/** Of connections with the same arrival, only the last to depart is sold. */
function fastestPerArrival(list: readonly Itinerary[]): Itinerary[] {
  const byArrival = new Map<number, Itinerary>();
  for (const item of list) {
    const arrives = item.flights.at(-1)?.arrives ?? 0;
    const known = byArrival.get(arrives);
    if (!known || item.minutes < known.minutes) byArrival.set(arrives, item);
  }
  return [...byArrival.values()];
}

/** The fastest of each carrier first, then each one's second, and so on: many carriers instead of many times of one. */
export function best<T extends { carrier: Carrier; minutes: number }>(list: readonly T[], limit: number): T[] {
  const byCarrier = new Map<string, T[]>();
  for (const item of [...list].sort((a, b) => a.minutes - b.minutes)) {
    const own = byCarrier.get(item.carrier.code);
    if (own) own.push(item);
    else byCarrier.set(item.carrier.code, [item]);
  }
  const chosen: T[] = [];
  for (let rank = 0; chosen.length < limit; rank++) {
    const round = [...byCarrier.values()].flatMap((own) => own[rank] ?? []);
    if (round.length === 0) break;
    chosen.push(...round.slice(0, limit - chosen.length));
  }
  return chosen;
}
