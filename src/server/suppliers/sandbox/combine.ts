import { best, type Itinerary } from './itineraries.ts';

/** The trip must leave a leg's end no earlier than this after arriving. */
const GROUND_MINUTES = 120;

/**
 * Combines one itinerary per leg. Trips on one carrier come first, each carrier with a fair share; trips that mix carriers fill the rest,
 * since few carriers fly every leg of a long multi-city trip.
 */
export function combine(legs: readonly (readonly Itinerary[])[], limit: number, mayMix: boolean): Itinerary[][] {
  if (legs.some((leg) => leg.length === 0)) return [];
  const [only] = legs;
  if (legs.length === 1 && only) return best(only, limit).map((itinerary) => [itinerary]);
  const carriers = carriersOfAll(legs);
  const share = carriers.length === 0 ? 0 : Math.max(4, Math.floor((limit * (mayMix ? 0.85 : 1)) / carriers.length));
  const trips = carriers.flatMap((code) =>
    product(
      legs.map((leg) => spread(leg, code, share, legs.length)),
      share,
    ),
  );
  const rest = mayMix ? mixed(legs, limit - Math.min(limit, trips.length)) : [];
  return [...fair(trips, limit), ...rest].filter(isFlyable).slice(0, limit);
}

function carriersOfAll(legs: readonly (readonly Itinerary[])[]): string[] {
  const sets = legs.map((leg) => new Set(leg.map(({ carrier }) => carrier.code)));
  return [...(sets[0] ?? [])].filter((code) => sets.every((set) => set.has(code)));
}

/** A few of a carrier's itineraries of one leg: the fastest, and some over the day. */
function spread(leg: readonly Itinerary[], code: string, share: number, legs: number): Itinerary[] {
  const own = leg.filter(({ carrier }) => carrier.code === code).sort((a, b) => a.minutes - b.minutes);
  return own.slice(0, Math.max(1, Math.ceil(share ** (1 / legs))));
}

function product(choices: readonly Itinerary[][], limit: number): Itinerary[][] {
  let trips: Itinerary[][] = [[]];
  for (const leg of choices) trips = trips.flatMap((trip) => leg.map((itinerary) => [...trip, itinerary]));
  return trips.slice(0, limit);
}

/** Every carrier's first trip, then every carrier's second, up to the limit. */
function fair(trips: readonly Itinerary[][], limit: number): Itinerary[][] {
  const keyed = trips.map((trip) => ({
    trip,
    carrier: trip[0]?.carrier ?? null,
    minutes: trip.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
  return best(
    keyed.flatMap(({ trip, carrier, minutes }) => (carrier ? [{ trip, carrier, minutes }] : [])),
    limit,
  ).map(({ trip }) => trip);
}

/** Walks the legs' best lists in parallel with a different step for each, so that many carriers are paired. */
function mixed(legs: readonly (readonly Itinerary[])[], limit: number): Itinerary[][] {
  const lists = legs.map((leg) => best(leg, 40));
  const trips: Itinerary[][] = [];
  const seen = new Set<string>();
  for (let step = 0; step < limit * 2 && trips.length < limit; step++) {
    const places = lists.map((list, i) => Math.floor(step / (i % 2 === 0 ? 1 : 1 + (i % 3))) % list.length);
    const trip = lists.flatMap((list, i) => list[places[i] ?? 0] ?? []);
    const carriers = new Set(trip.map(({ carrier }) => carrier.code));
    const key = places.join();
    if (carriers.size < 2 || seen.has(key)) continue;
    seen.add(key);
    trips.push(trip);
  }
  return trips;
}

function isFlyable(trip: readonly Itinerary[]): boolean {
  return trip.every((leg, i) => {
    const before = trip[i - 1]?.flights.at(-1);
    const first = leg.flights[0];
    return !before || !first || first.departs - before.arrives >= GROUND_MINUTES;
  });
}
