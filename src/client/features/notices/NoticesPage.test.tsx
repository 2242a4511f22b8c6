import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { Notice } from '../../../contract/notices.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { NoticesPage } from './NoticesPage.tsx';

vi.mock('../../api/online.ts', () => ({ useIsOld: () => false, useOnline: () => true }));
vi.mock('../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));

const notice: Notice = {
  id: '7',
  kind: 'disruption',
  balance: null,
  statement: null,
  product: 'flight',
  orderId: '2612048817',
  type: 'origin',
  status: 'issued',
  leadPassenger: 'LI/MING',
  aboutAt: null,
  at: '2026-11-24T09:00:00Z',
  isNew: true,
};

test('a notice of a changed flight leads to the disruption of its booking', async () => {
  const pages = [{ list: [notice], total: 1, page: 1, pageSize: 30 }];
  queryClient.setQueryData(apiQueryKey('notices', { pageSize: 30, paged: true }), { pages, pageParams: [1] });
  const [href = ''] = /href="\/flight\/orders\/voyage[^"]*"/.exec(await drawn(<NoticesPage />)) ?? [];
  expect(decodeURIComponent(href)).toBe('href="/flight/orders/voyage?id="2612048817""');
});

test('one of a disruption that the desk has settled says so and leads to its booking', async () => {
  const settled: Notice = { ...notice, kind: 'disruptionSettled' };
  const pages = [{ list: [settled], total: 1, page: 1, pageSize: 30 }];
  queryClient.setQueryData(apiQueryKey('notices', { pageSize: 30, paged: true }), { pages, pageParams: [1] });
  const shown = await drawn(<NoticesPage />);
  expect(shown).toContain('The desk has settled a disruption');
  expect(shown).toContain('href="/flight/orders/2612048817"');
});

test.each([
  [undefined, 'Flight 26120 48817 · LI/MING'],
  [{ route: ['HKG', 'BKK'], departureDate: '2026-12-24' }, 'HKG → BKK · 24 Dec'],
])('one of an order that moved on names its trip or the order, and says once where it is now', async (trip, words) => {
  const moved: Notice = { ...notice, kind: 'status', trip };
  const pages = [{ list: [moved], total: 1, page: 1, pageSize: 30 }];
  queryClient.setQueryData(apiQueryKey('notices', { pageSize: 30, paged: true }), { pages, pageParams: [1] });
  const shown = await drawn(<NoticesPage />);
  expect(shown).toContain(words);
  expect(shown).toContain('LI/MING');
  expect(shown).toContain('26120 48817');
  expect(shown.match(/Issued/g)).toHaveLength(1);
});

test('one of a statement says what it asks for and by when, and leads to it', async () => {
  const ofMoney = { product: null, orderId: null, type: null, status: null, leadPassenger: '' } as const;
  const statement = { id: '4b0c', owed: { amount: 123_400, currency: 'CNY' as const }, dueDay: '2026-12-15' };
  const due: Notice = { ...notice, ...ofMoney, kind: 'statementDue', statement };
  const overdue: Notice = { ...due, id: '8', kind: 'statementOverdue' };
  const pages = [{ list: [overdue, due], total: 2, page: 1, pageSize: 30 }];
  queryClient.setQueryData(apiQueryKey('notices', { pageSize: 30, paged: true }), { pages, pageParams: [1] });
  const shown = await drawn(<NoticesPage />);
  expect(shown).toMatch(/Statement issued: [^<]*1,234\.00[^<]* to settle by 2026-12-15/);
  expect(shown).toMatch(
    /Statement of [^<]*1,234\.00[^<]* was due on 2026-12-15: credit cannot be used until it is settled/,
  );
  expect(shown).toContain('href="/bills/statements?id=4b0c"');
});
