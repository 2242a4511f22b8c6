import type { Solution } from '../../../../contract/flight-search.ts';
import { TIME_BANDS } from '../../../../contract/limits.ts';
import { LEGS, type LimitFilter, type OptionFilter } from './filters.ts';
import {
  adultPrice,
  bagOptions,
  longestLayover,
  minuteOf,
  refundOptions,
  stopsOf,
  totalDuration,
} from './offer-facts.ts';

/** Dictionary lookups of the engine. */
export interface PlaceFacts {
  cityOf: (code: string) => string | undefined;
  allianceOf: (carrier: string) => string | null;
}

/** One filter's options over rows (flights or fares): row `i` has the options `values[starts[i]] … values[starts[i + 1] - 1]`. */
export interface Dimension {
  readonly key: OptionFilter;
  readonly options: readonly string[];
  readonly starts: Uint32Array;
  readonly values: Uint16Array;
}

/**
 * Offers indexed for filtering: fares grouped by flight (same flightKey) and cheapest first within it, with everything a filter or a sort
 * needs in flat arrays. Built once when offers arrive; filters and sorts then scan numbers only.
 */
export interface Facets {
  /** Fares in order of flight, then price. */
  readonly offers: readonly Solution[];
  /** Flight `g` has the fares `groupStarts[g] … groupStarts[g + 1] - 1`. */
  readonly groupStarts: Uint32Array;
  readonly flightKeys: readonly string[];
  readonly flightDimensions: readonly Dimension[];
  readonly fareDimensions: readonly Dimension[];
  /** Per filter, the options that all flights share: choosing one has no effect. */
  readonly shared: ReadonlyMap<OptionFilter, readonly string[]>;
  /** Adult sale price of each fare, minor units. */
  readonly price: Float64Array;
  /** Per flight: minutes of travel, longest layover, and first departure and arrival as comparable minutes of local time. */
  readonly duration: Float64Array;
  readonly layover: Float64Array;
  readonly departure: Float64Array;
  readonly arrival: Float64Array;
  /** City of each option of the airport filter: airports of one city are alternatives, of different cities must all hold. */
  readonly airportCities: readonly string[];
  readonly bounds: Readonly<Record<LimitFilter, { min: number; max: number }>>;
}

export function buildFacets(solutions: readonly Solution[], places: PlaceFacts): Facets {
  const { offers, groupStarts, flightKeys } = groupByFlight(solutions);
  const flights = flightKeys.map((_, g) => offers[groupStarts[g] ?? 0]).filter((offer) => offer !== undefined);
  const flightDimensions = flightDimensionsOf(flights, places);
  const fareDimensions = fareDimensionsOf(offers);
  const airports = flightDimensions.find((dimension) => dimension.key === 'airport');
  const price = Float64Array.from(offers, adultPrice);
  const duration = Float64Array.from(flights, totalDuration);
  const layover = Float64Array.from(flights, longestLayover);
  return {
    offers,
    groupStarts,
    flightKeys,
    flightDimensions,
    fareDimensions,
    shared: new Map([...flightDimensions, ...fareDimensions].map((one) => [one.key, sharedOf(one)])),
    price,
    duration,
    layover,
    departure: Float64Array.from(flights, (offer) => minuteOf(offer.journeys[0]?.segments[0]?.departure)),
    arrival: Float64Array.from(flights, (offer) => minuteOf(offer.journeys[0]?.segments.at(-1)?.arrival)),
    airportCities: airports?.options.map((code) => places.cityOf(code) ?? code) ?? [],
    bounds: { price: boundsOf(price), duration: boundsOf(duration), layover: boundsOf(layover) },
  };
}

function groupByFlight(solutions: readonly Solution[]) {
  const groups = new Map<string, Solution[]>();
  for (const solution of solutions) {
    const group = groups.get(solution.flightKey);
    if (group) group.push(solution);
    else groups.set(solution.flightKey, [solution]);
  }
  const groupStarts = new Uint32Array(groups.size + 1);
  const offers: Solution[] = [];
  let g = 0;
  for (const group of groups.values()) {
    group.sort((a, b) => adultPrice(a) - adultPrice(b));
    offers.push(...group);
    g += 1;
    groupStarts[g] = offers.length;
  }
  return { offers, groupStarts, flightKeys: [...groups.keys()] };
}

function flightDimensionsOf(flights: readonly Solution[], places: PlaceFacts): Dimension[] {
  const legs = flights[0]?.journeys.length ?? 0;
  const segments = (offer: Solution) => offer.journeys.flatMap((journey) => journey.segments);
  const dimensions = [
    dimension('stops', flights, (offer) => [String(Math.min(2, stopsOf(offer)))]),
    dimension('airline', flights, (offer) => segments(offer).map((segment) => segment.carrier)),
    dimension('alliance', flights, (offer) =>
      segments(offer).map((segment) => places.allianceOf(segment.carrier) ?? 'none'),
    ),
    dimension('airport', flights, (offer) =>
      offer.journeys.flatMap((journey) => [
        journey.segments[0]?.origin ?? journey.origin,
        journey.segments.at(-1)?.destination ?? journey.destination,
      ]),
    ),
    dimension('via', flights, (offer) =>
      offer.journeys.flatMap((journey) =>
        journey.segments.slice(1).flatMap((next, i) => viaOf(journey.segments[i], next)),
      ),
    ),
  ];
  for (const leg of LEGS.slice(0, legs)) {
    dimensions.push(
      dimension(`dep${leg}`, flights, (offer) => bandOf(offer.journeys[leg]?.segments[0]?.departure)),
      dimension(`arr${leg}`, flights, (offer) => bandOf(offer.journeys[leg]?.segments.at(-1)?.arrival)),
    );
  }
  return dimensions;
}

function fareDimensionsOf(offers: readonly Solution[]): Dimension[] {
  return [
    dimension('product', offers, (offer) => [offer.productType]),
    dimension('bags', offers, bagOptions),
    dimension('refund', offers, refundOptions),
    dimension('hold', offers, (offer) => (offer.hold ? ['yes'] : [])),
    dimension('transfer', offers, (offer) => (offer.selfTransfer ? [] : ['protected'])),
    dimension('speed', offers, (offer) => [offer.ticketingSpeed]),
  ];
}

function viaOf(before: { destination: string } | undefined, next: { origin: string }): string[] {
  return before && before.destination !== next.origin ? [before.destination, next.origin] : [next.origin];
}

/** The index of the time-of-day band (spec §9) of a local time. */
function bandOf(time: string | undefined): string[] {
  if (!time) return [];
  const hour = Number(time.slice(11, 13));
  return [String(TIME_BANDS.findIndex(([from, to]) => hour >= from && hour < to))];
}

function dimension(
  key: OptionFilter,
  rows: readonly Solution[],
  optionsOf: (offer: Solution) => readonly string[],
): Dimension {
  const index = new Map<string, number>();
  const starts = new Uint32Array(rows.length + 1);
  const values: number[] = [];
  rows.forEach((row, i) => {
    for (const option of new Set(optionsOf(row))) {
      let at = index.get(option);
      if (at === undefined) {
        at = index.size;
        index.set(option, at);
      }
      values.push(at);
    }
    starts[i + 1] = values.length;
  });
  return { key, options: [...index.keys()], starts, values: Uint16Array.from(values) };
}

function sharedOf({ options, starts, values }: Dimension): string[] {
  const rows = new Uint32Array(options.length);
  for (const value of values) rows[value] = (rows[value] ?? 0) + 1;
  return options.filter((_, i) => rows[i] === starts.length - 1);
}

function boundsOf(values: Float64Array): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min: values.length === 0 ? 0 : min, max };
}
