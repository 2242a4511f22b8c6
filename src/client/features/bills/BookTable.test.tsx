import { expect, test } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import type { Book } from '../../../contract/company-books.ts';
import { BookTable } from './BookTable.tsx';

const clearing: Book = {
  id: 'clearing:stripe:JPY',
  kind: 'clearing',
  qualifier: 'stripe',
  currency: 'JPY',
  opening: 1000,
  incoming: 500,
  outgoing: 200,
  closing: 1300,
  entries: 3,
};
const own = { opening: 0, incoming: 7, outgoing: 0, closing: 7, entries: 1, currency: 'JPY' } as const;
const fees: Book = { ...own, id: 'fee_income:transaction:JPY', kind: 'fee_income', qualifier: 'transaction' };
const markups: Book = { ...own, id: 'markup_income::JPY', kind: 'markup_income', qualifier: '' };

test('accounts stand in columns under names that tell houses and kinds of fees apart, each with a button that opens it', () => {
  const shown = rendered(<BookTable list={[clearing, fees, markups]} onChoose={() => undefined} />);
  const cells = [...shown.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, html = '']) =>
    html.replace(/<[^>]+>/g, '').trim(),
  );
  expect(cells.slice(0, 6)).toEqual([
    'Payment clearing: Stripe JPY',
    'JPY',
    'JP¥1,000',
    'JP¥500',
    'JP¥200',
    'JP¥1,300',
  ]);
  expect([cells[6], cells[12]]).toEqual(['Handling fee income JPY', 'Markup income JPY']);
  expect(shown).toContain('<button type="button" id="row-clearing:stripe:JPY"');
});
