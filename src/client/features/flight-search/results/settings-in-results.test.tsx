import { describe, expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { Me } from '../../../../contract/session.ts';
import { sampleLogin } from '../../../api/sample-login.ts';
import { buildFacets } from '../engine/facets.ts';
import { NO_FILTERS } from '../engine/filters.ts';
import { sampleOffers } from '../engine/sample-offers.ts';
import { select } from '../engine/select.ts';
import type { FlightSearch } from '../search/search-params.ts';
import { ProgressLine } from './ProgressLine.tsx';
import { NoFlights } from './ResultsStates.tsx';
import { newRun, type SearchRun } from './search-run.ts';
import type { Results } from './use-results.ts';

const held = vi.hoisted((): { me: Me | null } => ({ me: null }));
vi.mock('../../../api/session.ts', async (original) => ({ ...(await original<object>()), useMe: () => held.me }));
vi.mock('../../../api/online.ts', () => ({ useOnline: () => true, useIsOld: () => false }));
vi.mock('../../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'phone' }));

const SEARCH: FlightSearch = {
  bookingType: 'oneway',
  journeys: [{ origin: 'HKG', destination: 'TPE', date: '2026-12-08' }],
  passengers: { adult: 1, child: 0, infant: 0 },
  cabin: 'economy',
};
const nothing = () => undefined;

/** A search with this number of answered suppliers and offers. */
function resultsOf(progress: { answered: number; total: number }, count: number, search = SEARCH): Results {
  const offers = sampleOffers(count);
  const facets = buildFacets(offers, { cityOf: (code) => code, allianceOf: () => null });
  const selection = select(facets, NO_FILTERS, 'price');
  const view = { filters: NO_FILTERS, sort: 'price' as const, params: {} };
  const begun = newRun({ searchId: '1', expiresAt: '2999-01-01T00:00:00Z', suppliers: progress.total });
  const run = { ...begun, solutions: offers, progress, done: progress.answered === progress.total };
  return {
    ...{ search, currency: 'CNY' as const, facets, selection, ...view, asked: null },
    ...{ waiting: 0, waitingFrom: null, hasBetterPrices: false },
    listed: { facets, selection, view, offers, cheapest: null },
    state: {
      ...{ run, updatedAt: 0, error: null, isReconnecting: false, isInLine: false, more: null, isExpired: false },
      ...{ searchAgain: nothing, showAll: nothing, hold: nothing },
    },
    ...{ hold: nothing, setFilters: nothing, setSort: nothing, choose: nothing },
    ...{ confirmAsked: nothing, dismissAsked: nothing },
  };
}

test('a search counts the suppliers that the agency may buy from, or the popular ones where it asks no others', async () => {
  const all = await drawn(<ProgressLine results={resultsOf({ answered: 3, total: 5 }, 12)} />);
  expect(all).toContain('3 of 5 suppliers');
  const popular = await drawn(<ProgressLine results={resultsOf({ answered: 1, total: 2 }, 12)} />);
  expect(popular).toContain('1 of 2 suppliers');
});

test('a search that its time has ended waits for no supplier any more, and says how many flights there are', async () => {
  const over = resultsOf({ answered: 3, total: 5 }, 12);
  const { run } = over.state;
  const ended = { ...over, state: { ...over.state, run: run && { ...run, done: true } } };
  const html = await drawn(<ProgressLine results={ended} />);
  expect(html).not.toContain('suppliers');
  expect(html).toContain(`${over.selection.flights.length} flights`);
});

describe('where nothing is found', () => {
  /** The screen of a finished search with this server response. */
  async function screenOf(said: Partial<SearchRun>): Promise<string> {
    const results = resultsOf({ answered: 5, total: 5 }, 0);
    const { run } = results.state;
    return drawn(<NoFlights results={{ ...results, state: { ...results.state, run: run && { ...run, ...said } } }} />);
  }

  test('another day is to be tried, unless a setting leaves all of it out: then that is said, and how much', async () => {
    const none = await screenOf({});
    expect(none).toContain('No flights found');
    expect(none).toContain('Try a neighbouring day');
    const all = await screenOf({
      leftOut: [
        { reason: 'mainland', offers: 12 },
        { reason: 'airline', offers: 3 },
        { reason: 'baggage', offers: 1 },
        { reason: 'fareBasis', offers: 2 },
      ],
    });
    expect(all).not.toContain('Try a neighbouring day');
    expect(all).not.toContain('Search again');
    expect(all).toContain('The company that opened your agency can change that.');
    expect(all).toContain('Change the search');
    const rows = [...all.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, words = '']) => words);
    expect(rows).toEqual([
      'Inside mainland China: 12 fares',
      'By airlines that are not open to your company: 3 fares',
      'Without a free checked bag: 1 fare',
      'Without a fare basis: 2 fares',
    ]);
  });

  test('a company that no connected supplier may sell to is told so', async () => {
    const html = await screenOf({ progress: { answered: 0, total: 0 } });
    expect(html).toContain('None of the suppliers that may sell to your company is connected.');
    expect(html).not.toContain('Try a neighbouring day');
  });

  test('and a supplier did not answer, the same is searched again', async () => {
    const failures = [{ supplier: 'Eastern Direct', reason: 'timeout' as const }];
    expect(await screenOf({ failures, leftOut: [{ reason: 'airline', offers: 3 }] })).toContain('Search again');
  });
});

test('where nothing near a reservation is on sale, another one is read only where the company lets its people', async () => {
  const { userInfo, company, websitePrefix, permissions } = sampleLogin;
  const logIn = (hidePnrBooking: boolean) => {
    const commonConfig = { ...company.config.commonConfig, hidePnrBooking };
    held.me = { userInfo, websitePrefix, permissions, company: { ...company, config: { commonConfig } } };
  };
  const search = { ...SEARCH, flights: 'CX400Y08DECHKGTPE' };
  const none = <NoFlights results={resultsOf({ answered: 5, total: 5 }, 0, search)} />;
  logIn(false);
  expect(await drawn(none)).toContain('Read another reservation');
  logIn(true);
  const hidden = await drawn(none);
  expect(hidden).not.toContain('Read another reservation');
  expect(hidden).toContain('Search this route');
});
