import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { ApiError } from '../../../api/errors.ts';
import type { OrdersSearch } from '../../../orders/order-filters.ts';
import { ListState } from './OrderList.tsx';

vi.mock('../../../api/online.ts', () => ({ useOnline: () => true, useIsOld: () => false }));
vi.mock('../../../offline/InstallHint.tsx', () => ({ InstallHint: () => null }));
vi.mock('./OrderRow.tsx', () => ({ OrderRow: () => null }));
vi.mock('./use-orders.ts', () => ({ useOrders: () => null }));

const failed = (status: number, fields: Record<string, string>) => ({
  ...{ orders: [], isPending: false, isFetching: false, fetchStatus: 'idle', refetch: () => undefined },
  error: new ApiError({ kind: 'refused', code: 400_001, status, message: 'Please check the fields.', fields }),
});
const shown = async (search: OrdersSearch, list: ReturnType<typeof failed>) => {
  const html = await drawn(<ListState list={list} search={search} onReset={() => undefined} />);
  return html.replace(/<[^>]+>/g, ' ');
};

test('a status that there is not is said to be none, with the way to all bookings', async () => {
  const words = await shown({ status: 'nonsense' }, failed(400, { status: 'Not a valid value' }));
  expect(words).toContain('Status not found');
  expect(words).toContain('Status: nonsense');
  expect(words).toContain('Show all bookings');
  expect(words).not.toContain('This could not be loaded');
});

test('so is any other filter that the server does not take', async () => {
  const words = await shown({ pnr: 'ABCDEFGHIJKLMN', airline: 'MU' }, failed(400, { pnr: 'Too long' }));
  expect(words).toContain('Bookings cannot be filtered by this');
  expect(words).toContain('PNR: ABCDEFGHIJKLMN. ');
  expect(words).not.toContain('MU');
});

test('a list that fails whatever its filters are can be asked for again', async () => {
  const words = await shown({ status: 'issued' }, failed(503, {}));
  expect(words).toContain('This could not be loaded');
  expect(words).toContain('Try again');
});
