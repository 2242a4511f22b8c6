import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../../tests/factories/drawn.tsx';
import { buildFacets } from '../engine/facets.ts';
import { type Filters, NO_FILTERS, setOptions } from '../engine/filters.ts';
import { sampleOffers } from '../engine/sample-offers.ts';
import { select } from '../engine/select.ts';
import { ProductTabs } from './ProductTabs.tsx';

vi.mock('../../../api/client-safe.ts', () => ({ useClientSafe: () => false }));

const offers = sampleOffers(120).filter(({ productType }) => productType === 'public' || productType === 'lowcost');
const facets = buildFacets(offers, { cityOf: (code) => code, allianceOf: () => null });

/** Each tab's label, and whether it is selected. */
function tabsWith(filters: Filters): [string, boolean][] {
  const selection = select(facets, filters, 'price');
  const results = { facets, selection, filters, currency: 'CNY', setFilters: () => undefined } as const;
  const html = rendered(<ProductTabs results={results} />);
  return [...html.matchAll(/<button[^>]*aria-selected="(\w+)"[^>]*>(.*?)<\/button>/g)].map(
    ([, chosen, inside = '']) => [
      inside
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      chosen === 'true',
    ],
  );
}

test('stand for all and for each type that answered, with its flights and its lowest price', () => {
  const tabs = tabsWith(NO_FILTERS);
  expect(tabs.map(([, isChosen]) => isChosen)).toEqual([true, false, false]);
  const [all, published, lowCost] = tabs.map(([words]) => words);
  expect(all).toMatch(/^All \d+ from .*\d/);
  expect(published).toMatch(/^Public fare \d+ from .*\d/);
  expect(lowCost).toMatch(/^Low-cost fare \d+ from .*\d/);
});

test('keep their counts whichever is chosen', () => {
  const tabs = tabsWith(setOptions(NO_FILTERS, 'product', ['lowcost']));
  expect(tabs.map(([words]) => words)).toEqual(tabsWith(NO_FILTERS).map(([words]) => words));
  expect(tabs.map(([, isChosen]) => isChosen)).toEqual([false, false, true]);
});
