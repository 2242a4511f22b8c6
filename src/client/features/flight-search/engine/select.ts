import { PRODUCT_TYPES, type ProductType } from '../../../../contract/flight-terms.ts';
import type { Dimension, Facets } from './facets.ts';
import { type Filters, LIMIT_FILTERS, type LimitFilter, type OptionFilter, type Sort } from './filters.ts';

export interface Selection {
  /** Flights that pass, in order. */
  readonly flights: Uint32Array;
  /** Per fare: bits of the failed filters; 0 passes. */
  readonly fails: Uint32Array;
  /** Per filter and option: the number of flights with this option, all other filters applied. */
  readonly counts: ReadonlyMap<OptionFilter, ReadonlyMap<string, number>>;
  /** Fares that pass. */
  readonly fareCount: number;
}

/**
 * Filters, counts and sorts in one pass. Each filter has a bit; a fare's bits are the filters it fails. A fare that fails none passes; one
 * that fails a single filter still counts for that filter's options, since they are alternatives.
 */
export function select(facets: Facets, filters: Filters, sort: Sort): Selection {
  const bits = bitsOf(facets);
  const fails = new Uint32Array(facets.offers.length);
  failFlights(facets, filters, bits, fails);
  failFares(facets, filters, bits, fails);
  const best = new Int32Array(facets.flightKeys.length).fill(-1);
  const walk = countFlights(facets, bits, fails, best);
  return { flights: sortFlights(facets, best, sort), fails, counts: walk.counts, fareCount: walk.fareCount };
}

/** The lowest adult price among the fares that pass, in minor units; infinite when none does. */
export function lowestPrice(facets: Facets, { fails }: Pick<Selection, 'fails'>): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < fails.length; i += 1) {
    if (fails[i] === 0) lowest = Math.min(lowest, facets.price[i] ?? lowest);
  }
  return lowest;
}

/** A product type, or all of them, with what passes every filter but that of the type itself. */
export interface ProductGroup {
  type: ProductType | 'all';
  flights: number;
  /** The lowest adult price in minor units; infinite if nothing passes. */
  lowest: number;
}

/** All offers first, then each product type with offers, in fixed order. */
export function productGroups(facets: Facets, { fails, counts }: Pick<Selection, 'fails' | 'counts'>): ProductGroup[] {
  const others = ~(bitsOf(facets).get('product') ?? 0);
  const all: ProductGroup = { type: 'all', flights: 0, lowest: Number.POSITIVE_INFINITY };
  const lowest = new Map<string, number>();
  for (let g = 0; g < facets.flightKeys.length; g += 1) {
    let isLeft = false;
    for (let i = facets.groupStarts[g] ?? 0; i < (facets.groupStarts[g + 1] ?? 0); i += 1) {
      const offer = facets.offers[i];
      const price = facets.price[i];
      if (!offer || price === undefined || ((fails[i] ?? 0) & others) !== 0) continue;
      isLeft = true;
      all.lowest = Math.min(all.lowest, price);
      lowest.set(offer.productType, Math.min(lowest.get(offer.productType) ?? price, price));
    }
    if (isLeft) all.flights += 1;
  }
  const flightsOf = counts.get('product');
  const answered = PRODUCT_TYPES.filter((type) => flightsOf?.has(type));
  return [
    all,
    ...answered.map((type) => ({
      type,
      flights: flightsOf?.get(type) ?? 0,
      lowest: lowest.get(type) ?? Number.POSITIVE_INFINITY,
    })),
  ];
}

type Bits = ReadonlyMap<OptionFilter | LimitFilter, number>;

function bitsOf(facets: Facets): Bits {
  const keys = [
    ...LIMIT_FILTERS,
    ...facets.flightDimensions.map((dimension) => dimension.key),
    ...facets.fareDimensions.map((dimension) => dimension.key),
  ];
  return new Map(keys.map((key, i) => [key, (1 << i) >>> 0]));
}

function failFlights(facets: Facets, filters: Filters, bits: Bits, fails: Uint32Array): void {
  const { groupStarts } = facets;
  const failGroup = (g: number, bit: number) => {
    for (let i = groupStarts[g] ?? 0; i < (groupStarts[g + 1] ?? 0); i += 1) fails[i] = (fails[i] ?? 0) | bit;
  };
  for (const dimension of facets.flightDimensions) {
    const chosen = filters.options[dimension.key];
    if (!chosen || chosen.length === 0) continue;
    const passes = dimension.key === 'airport' ? airportTest(facets, dimension, chosen) : optionTest(dimension, chosen);
    const bit = bits.get(dimension.key) ?? 0;
    for (let g = 0; g < facets.flightKeys.length; g += 1) if (!passes(g)) failGroup(g, bit);
  }
  for (const key of ['duration', 'layover'] as const) {
    const limit = filters.limits[key];
    if (limit === undefined) continue;
    const bit = bits.get(key) ?? 0;
    for (let g = 0; g < facets.flightKeys.length; g += 1) if ((facets[key][g] ?? 0) > limit) failGroup(g, bit);
  }
}

function failFares(facets: Facets, filters: Filters, bits: Bits, fails: Uint32Array): void {
  const mark = (key: OptionFilter | LimitFilter, passes: (i: number) => boolean) => {
    const bit = bits.get(key) ?? 0;
    for (let i = 0; i < fails.length; i += 1) if (!passes(i)) fails[i] = (fails[i] ?? 0) | bit;
  };
  for (const dimension of facets.fareDimensions) {
    const chosen = filters.options[dimension.key];
    if (chosen && chosen.length > 0) mark(dimension.key, optionTest(dimension, chosen));
  }
  const limit = filters.limits.price;
  if (limit !== undefined) mark('price', (i) => (facets.price[i] ?? 0) <= limit);
}

function optionTest({ options, starts, values }: Dimension, chosen: readonly string[]): (row: number) => boolean {
  const wanted = Uint8Array.from(options, (option) => (chosen.includes(option) ? 1 : 0));
  return (row) => {
    for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) if (wanted[values[i] ?? 0] === 1) return true;
    return false;
  };
}

/** Every airport where the trip starts or ends must be chosen, if any airport of its city is. */
function airportTest(facets: Facets, dimension: Dimension, chosen: readonly string[]): (row: number) => boolean {
  const { options, starts, values } = dimension;
  const cities = new Set(options.flatMap((code, i) => (chosen.includes(code) ? [facets.airportCities[i]] : [])));
  const refused = Uint8Array.from(options, (code, i) =>
    !chosen.includes(code) && cities.has(facets.airportCities[i]) ? 1 : 0,
  );
  return (row) => {
    for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) if (refused[values[i] ?? 0] === 1) return false;
    return true;
  };
}

function countFlights(facets: Facets, bits: Bits, fails: Uint32Array, best: Int32Array) {
  const { groupStarts } = facets;
  const flightCounters = facets.flightDimensions.map((dimension) => counterOf(dimension, bits));
  const fareCounters = facets.fareDimensions.map((dimension) => counterOf(dimension, bits));
  let fareCount = 0;
  for (let g = 0; g < best.length; g += 1) {
    let reach = 0;
    for (let i = groupStarts[g] ?? 0; i < (groupStarts[g + 1] ?? 0); i += 1) {
      const failed = fails[i] ?? 0;
      if ((failed & (failed - 1)) !== 0) continue;
      if (failed === 0) {
        reach = 0xffffffff;
        fareCount += 1;
        if (best[g] === -1) best[g] = i;
      } else reach |= failed;
      for (const counter of fareCounters) if (failed === 0 || failed === counter.bit) counter.add(i, g);
    }
    for (const counter of flightCounters) if ((reach & counter.bit) !== 0) counter.add(g, g);
  }
  const counts = new Map([...flightCounters, ...fareCounters].map((counter) => [counter.key, counter.result()]));
  return { counts, fareCount };
}

/** Counts each option at most once per flight. */
function counterOf({ key, options, starts, values }: Dimension, bits: Bits) {
  const counts = new Uint32Array(options.length);
  const lastFlight = new Int32Array(options.length).fill(-1);
  return {
    key,
    bit: bits.get(key) ?? 0,
    add(row: number, flight: number) {
      for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) {
        const option = values[i] ?? 0;
        if (lastFlight[option] === flight) continue;
        lastFlight[option] = flight;
        counts[option] = (counts[option] ?? 0) + 1;
      }
    },
    result: () => new Map(options.map((option, i) => [option, counts[i] ?? 0])),
  };
}

function sortFlights(facets: Facets, best: Int32Array, sort: Sort): Uint32Array {
  const passing: number[] = [];
  best.forEach((fare, g) => {
    if (fare !== -1) passing.push(g);
  });
  const price = (g: number) => facets.price[best[g] ?? 0] ?? 0;
  const key = (g: number) => (sort === 'price' ? price(g) : (facets[sort][g] ?? 0));
  return Uint32Array.from(
    passing.sort(
      (a, b) =>
        key(a) - key(b) || price(a) - price(b) || (facets.duration[a] ?? 0) - (facets.duration[b] ?? 0) || a - b,
    ),
  );
}
