import { describe, expect, it } from 'vitest';
import type { Solution } from '../../../../contract/flight-search.ts';
import { buildFacets, type PlaceFacts } from './facets.ts';
import { type Filters, NO_FILTERS, type Sort, setLimit } from './filters.ts';
import { adultPrice } from './offer-facts.ts';
import { sampleOffers } from './sample-offers.ts';
import { select } from './select.ts';
import { cheapestListed, waitingOf } from './waiting.ts';

const places: PlaceFacts = { cityOf: (code) => code, allianceOf: () => null };

function listOf(offers: readonly Solution[], filters: Filters = NO_FILTERS, sort: Sort = 'price') {
  const facets = buildFacets(offers, places);
  return { facets, selection: select(facets, filters, sort) };
}

/** Sixty fares of twenty flights, by price: each flight keeps its order. */
const offers = sampleOffers(60);
const byPrice = offers.toSorted((a, b) => adultPrice(a) - adultPrice(b));
const [cheapest = offers[0], second] = byPrice;
const withoutFlightOf = (offer: Solution | undefined) => offers.filter((one) => one.flightKey !== offer?.flightKey);

describe('what waits to be shown', () => {
  it('is nothing where all that is known is listed', () => {
    const all = listOf(offers);
    expect(waitingOf(all, all)).toEqual({ waiting: 0, waitingFrom: null, hasBetterPrices: false });
    expect(cheapestListed(all, all)).toBe(cheapest?.id);
  });

  it('is nothing either where the list only holds copies, as it does from the device', () => {
    const known = listOf(offers);
    expect(waitingOf(known, listOf(structuredClone(offers)))).toMatchObject({ waiting: 0, hasBetterPrices: false });
  });

  it('counts flights, and names the price that beats the list', () => {
    const [known, listed] = [listOf(offers), listOf(withoutFlightOf(cheapest))];
    expect(waitingOf(known, listed)).toMatchObject({ waiting: 1, waitingFrom: adultPrice(cheapest as Solution) });
    expect(cheapestListed(known, listed)).toBeNull();
  });

  it('leaves the list its cheapest where nothing that waits beats it', () => {
    const [known, listed] = [listOf(offers), listOf(withoutFlightOf(byPrice.at(-1)))];
    expect(waitingOf(known, listed)).toMatchObject({ waiting: 1, waitingFrom: null });
    expect(cheapestListed(known, listed)).toBe(cheapest?.id);
  });

  it('is a better price where a listed flight has a fare that is not on its card', () => {
    const [known, listed] = [listOf(offers), listOf(offers.filter((one) => one !== cheapest))];
    expect(waitingOf(known, listed)).toMatchObject({ waiting: 0, hasBetterPrices: true });
    expect(waitingOf(known, listed).waitingFrom).toBe(adultPrice(cheapest as Solution));
  });

  it('goes by the filters in force', () => {
    const filters = setLimit(NO_FILTERS, 'price', adultPrice(cheapest as Solution) - 1);
    const [known, listed] = [listOf(offers, filters), listOf(withoutFlightOf(cheapest), filters)];
    expect(waitingOf(known, listed)).toEqual({ waiting: 0, waitingFrom: null, hasBetterPrices: false });
    expect(cheapestListed(known, listed)).toBeNull();
  });

  it('names the same fare the cheapest in every order of the list', () => {
    const twin = {
      ...(second as Solution),
      id: 'twin',
      flightKey: 'twin',
      priceDetail: (cheapest as Solution).priceDetail,
    };
    for (const sort of ['price', 'duration', 'arrival'] as const) {
      const list = listOf([...offers, twin], NO_FILTERS, sort);
      expect([cheapest?.id, 'twin']).toContain(cheapestListed(list, list));
    }
  });
});
