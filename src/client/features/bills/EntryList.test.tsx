import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { WalletEntry } from '../../../contract/wallet.ts';
import { EntryList } from './EntryList.tsx';

const { grants } = vi.hoisted(() => ({
  grants: {
    roles: ['operator', 'finance'],
    permissions: [],
    company: {
      ...{ proxyLevel: 0, enableFlightService: true, enableTrainService: true, isShowBill: true },
      ...{ canCreateSubAgency: false, hidePnrBooking: false, onlyShowOwnOrders: false },
    },
  },
}));
vi.mock('../../api/session.ts', async (original) => ({ ...(await original()), useGrants: () => grants }));

const paid: WalletEntry = {
  id: '1',
  type: 'origin-flight',
  paidAt: '2026-11-24T09:00:00Z',
  orderId: '2612048817',
  product: 'flight',
  route: ['HKG', 'BKK'],
  leadPassenger: 'CHAN/TAI MAN',
  passengerCount: 1,
  reference: 'PAY2612048817',
  amount: { amount: -100, currency: 'CNY' },
  account: 'balance',
  standing: { amount: 900, currency: 'CNY' },
  description: '',
  receipt: null,
};
const answer = { data: {}, list: [paid], error: null, isError: false, isFetching: false, fetchStatus: 'idle' };
const paging = { hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false };
const query = {
  ...answer,
  ...paging,
  dataUpdatedAt: 0,
  refetch: () => undefined,
  fetchNextPage: async () => undefined,
};

test('where there is room the entries of a statement stand in columns, with the way to each booking', async () => {
  const table = await drawn(<EntryList table="Entries" query={query} none="None." />);
  expect(table).toContain('aria-label="Entries"');
  expect(table).toContain('href="/flight/orders/2612048817"');
  expect(table).toContain('What you have, less what you have used of the credit line');
  expect(await drawn(<EntryList query={query} none="None." />)).not.toContain('<table');
});

test('where people see their own bookings alone, an entry opens what its payments were for, whoever has booked it', async () => {
  grants.company.onlyShowOwnOrders = true;
  const table = await drawn(<EntryList table="Entries" query={query} none="None." />);
  grants.company.onlyShowOwnOrders = false;
  expect(table).not.toContain('href="/flight/orders/2612048817"');
  expect(table).toContain('aria-label="Booking 26120 48817"');
});

test('a settlement names the top-up that it came out of, and itself only once', async () => {
  const about = { type: 'settlement' as const, orderId: null, product: null, reference: 'SET00000001' };
  const settled = (description: string) =>
    drawn(<EntryList query={{ ...query, list: [{ ...paid, ...about, description }] }} none="None." />);
  expect(await settled('Out of the top-up HSBC-1')).toContain('Out of the top-up HSBC-1');
  const byHand = await settled('Credit settled SET00000001');
  expect(byHand.match(/Credit settled/g)).toHaveLength(1);
  expect(byHand.match(/SET00000001/g)).toHaveLength(1);
});

test('of an agency they name its bookings and lead to none', async () => {
  const table = await drawn(<EntryList table="Entries" query={query} none="None." isOthers />);
  expect(table).toContain('26120 48817');
  expect(table).not.toMatch(/<a |<button/);
});
