import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Solution } from '../../../../contract/flight-search.ts';
import { cardOf } from './cards.ts';
import { buildFacets, type PlaceFacts } from './facets.ts';
import { type Filters, NO_FILTERS, SORTS, setLimit, setOptions, toggleOption } from './filters.ts';
import { adultPrice, bagOptions, longestLayover, refundOptions, stopsOf, totalDuration } from './offer-facts.ts';
import { sampleOffers } from './sample-offers.ts';
import { lowestPrice, productGroups, select } from './select.ts';

const places: PlaceFacts = {
  cityOf: (code) => (code === 'PVG' ? 'SHA' : code),
  allianceOf: (carrier) => ({ MU: 'skyteam', SQ: 'star', CX: 'oneworld', CA: 'star' })[carrier] ?? null,
};

/** The expected result, the slow way. */
function passes(offer: Solution, { options, limits }: Filters): boolean {
  const holds = (key: keyof typeof options, has: readonly string[]) => {
    const chosen = options[key];
    return !chosen || chosen.some((option) => has.includes(option));
  };
  const segments = offer.journeys.flatMap((journey) => journey.segments);
  return (
    holds('stops', [String(Math.min(2, stopsOf(offer)))]) &&
    holds(
      'airline',
      segments.map((s) => s.carrier),
    ) &&
    holds(
      'via',
      segments.slice(1).map((s) => s.origin),
    ) &&
    holds('bags', bagOptions(offer)) &&
    holds('refund', refundOptions(offer)) &&
    holds('hold', offer.hold ? ['yes'] : []) &&
    holds('transfer', offer.selfTransfer ? [] : ['protected']) &&
    holds('speed', [offer.ticketingSpeed]) &&
    holds('product', [offer.productType]) &&
    holds('dep0', [String(Math.floor(Number(segments[0]?.departure.slice(11, 13)) / 6))]) &&
    totalDuration(offer) <= (limits.duration ?? Number.POSITIVE_INFINITY) &&
    longestLayover(offer) <= (limits.layover ?? Number.POSITIVE_INFINITY) &&
    adultPrice(offer) <= (limits.price ?? Number.POSITIVE_INFINITY)
  );
}

const flightsOf = (offers: readonly Solution[]) => new Set(offers.map((offer) => offer.flightKey));
const some = (...options: string[]) => fc.option(fc.subarray(options, { minLength: 1 }), { nil: undefined });
const filters = fc
  .record({
    stops: some('0', '1', '2'),
    airline: some('MU', 'SQ', 'CX', 'ZZ'),
    via: some('HKG', 'KUL'),
    bags: some('none', 'included', 'two'),
    refund: some('refundable', 'free', 'changeable'),
    hold: some('yes'),
    transfer: some('protected'),
    speed: some('immediate', 'normal', 'special'),
    product: some('public', 'ndc'),
    dep0: some('0', '1', '2', '3'),
    price: fc.option(fc.integer({ min: 80_000, max: 480_000 }), { nil: undefined }),
    duration: fc.option(fc.integer({ min: 150, max: 800 }), { nil: undefined }),
    layover: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
  })
  .map(({ price, duration, layover, ...options }): Filters => {
    let result = NO_FILTERS;
    for (const [key, chosen] of Object.entries(options)) result = setOptions(result, key as 'stops', chosen ?? []);
    return setLimit(setLimit(setLimit(result, 'price', price), 'duration', duration), 'layover', layover);
  });

describe('the results engine', () => {
  const offers = sampleOffers(240);
  const facets = buildFacets(offers, places);

  it('shows exactly the flights with a fare that passes every filter', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...SORTS), (chosen, sort) => {
        const selection = select(facets, chosen, sort);
        const passing = offers.filter((offer) => passes(offer, chosen));
        expect(new Set(Array.from(selection.flights, (g) => facets.flightKeys[g]))).toEqual(flightsOf(passing));
        expect(selection.fareCount).toBe(passing.length);
      }),
    );
  });

  it('counts for each option the flights there would be with it', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom('stops', 'airline', 'speed', 'bags', 'product', 'refund'), (chosen, key) => {
        const { counts } = select(facets, chosen, 'price');
        for (const [option, count] of counts.get(key) ?? []) {
          const alone = setOptions(chosen, key, [option]);
          expect(count).toBe(flightsOf(offers.filter((offer) => passes(offer, alone))).size);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('offers no filter for what all offers share', () => {
    const bag = { checked: { pieces: 1, kg: 23 }, infant: { pieces: 0, kg: 0 }, carryOn: { pieces: 1, kg: 7 } };
    const same = offers.map((offer) => ({ ...offer, baggage: bag, selfTransfer: false }));
    const { shared } = buildFacets(same, places);
    expect(shared.get('bags')).toEqual(['included']);
    expect(shared.get('transfer')).toEqual(['protected']);
    expect(shared.get('refund')).toEqual([]);
    expect(facets.shared.get('bags')).toEqual([]);
    const [lone] = buildFacets(offers.slice(0, 1), places).shared.get('stops') ?? [];
    expect(lone).toBe(String(Math.min(2, stopsOf(offers[0] as Solution))));
  });

  it('heads each card with its cheapest passing fare and one fare per brand', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const selection = select(facets, chosen, 'price');
        let last = 0;
        for (const flight of selection.flights) {
          const card = cardOf(facets, selection, flight);
          const fares = offers.filter((offer) => offer.flightKey === card?.key && passes(offer, chosen));
          const price = card ? adultPrice(card.cheapest) : -1;
          expect(price).toBe(Math.min(...fares.map(adultPrice)));
          expect(price).toBeGreaterThanOrEqual(last);
          last = price;
          expect(new Set(card?.brands.map((b) => b.brand.code))).toEqual(new Set(fares.map((f) => f.brand.code)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('treats airports of one city as alternatives', () => {
    const selection = select(facets, toggleOption(NO_FILTERS, 'airport', 'PVG'), 'price');
    const shown = Array.from(selection.flights, (g) => cardOf(facets, selection, g)?.cheapest.journeys[0]?.origin);
    expect(new Set(shown)).toEqual(new Set(['PVG']));
    expect(selection.counts.get('airport')?.get('SHA')).toBeGreaterThan(0);
  });

  it('sorts by duration, departure and arrival', () => {
    for (const sort of ['duration', 'departure', 'arrival'] as const) {
      const values = Array.from(select(facets, NO_FILTERS, sort).flights, (g) => facets[sort][g] ?? 0);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });

  it('answers an empty list', () => {
    const none = buildFacets([], places);
    expect(select(none, NO_FILTERS, 'price').flights).toHaveLength(0);
  });
});

it('names the lowest price among the fares that pass', () => {
  const offers = sampleOffers(40, 7);
  const facets = buildFacets(offers, places);
  for (const filters of [NO_FILTERS, setOptions(NO_FILTERS, 'stops', ['0'])]) {
    const prices = offers.filter((offer) => passes(offer, filters)).map(adultPrice);
    expect(lowestPrice(facets, select(facets, filters, 'duration'))).toBe(Math.min(...prices));
  }
});

describe('the groups by product type', () => {
  const offers = sampleOffers(240);
  const facets = buildFacets(offers, places);
  const lowestOf = (list: readonly Solution[]) => Math.min(...list.map(adultPrice));

  it('have what the other filters leave of all and of each type that answered, whichever is chosen', () => {
    const nonStop = setOptions(NO_FILTERS, 'stops', ['0']);
    for (const chosen of [nonStop, setOptions(nonStop, 'product', ['ndc'])]) {
      const left = offers.filter((offer) => passes(offer, nonStop));
      const [all, ...types] = productGroups(facets, select(facets, chosen, 'price'));
      expect(all).toEqual({ type: 'all', flights: flightsOf(left).size, lowest: lowestOf(left) });
      expect(types.map(({ type }) => type)).toEqual(['public', 'private', 'ndc', 'lowcost', 'stitched']);
      for (const { type, flights, lowest } of types) {
        const own = left.filter(({ productType }) => productType === type);
        expect([flights, lowest]).toEqual([flightsOf(own).size, lowestOf(own)]);
      }
    }
  });

  it('are of the types alone that answered', () => {
    const two = offers.filter(({ productType }) => productType === 'ndc' || productType === 'public');
    const some = buildFacets(two, places);
    const groups = productGroups(some, select(some, NO_FILTERS, 'price'));
    expect(groups.map(({ type }) => type)).toEqual(['all', 'public', 'ndc']);
  });

  it('list each the cheapest for an adult first', () => {
    for (const { type, lowest } of productGroups(facets, select(facets, NO_FILTERS, 'price'))) {
      const selection = select(facets, setOptions(NO_FILTERS, 'product', type === 'all' ? [] : [type]), 'price');
      const cards = Array.from(selection.flights, (g) => cardOf(facets, selection, g)?.cheapest);
      const prices = cards.map((offer) => (offer ? adultPrice(offer) : -1));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(prices[0]).toBe(lowest);
      expect(cards.every((offer) => type === 'all' || offer?.productType === type)).toBe(true);
    }
  });
});
