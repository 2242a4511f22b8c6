import { expect, test, vi } from 'vitest';
import { drawn } from '../../../tests/factories/drawn.tsx';
import { GroupRow } from './GroupRow.tsx';

const looking = vi.hoisted(() => ({ isClient: false }));
vi.mock('../api/client-safe.ts', () => ({ useClientSafe: () => looking.isClient }));
vi.mock('../ui/ticker.ts', () => ({ useServerNow: () => Date.parse('2026-11-20T09:00:00Z') }));

const group = {
  id: '2612048817',
  type: 'origin' as const,
  status: 'to_be_pay_first' as const,
  payBy: null,
  total: { amount: 361200, currency: 'CNY' as const },
  route: ['HKG', 'SIN'],
  departureDate: '2027-01-10',
  passengerCount: 12,
};

test.each([
  [false, '¥3,612.00'],
  [true, null],
])(
  'a group in a list says what the agency pays, and nothing of it while a client looks on (%s)',
  async (isClient, price) => {
    looking.isClient = isClient;
    const row = await drawn(<GroupRow order={group} isOpen={false} />);
    expect(row).toContain('HKG → SIN');
    expect(/¥[\d,.]+/.exec(row)?.[0] ?? null).toBe(price);
  },
);

test('a group counts down while something must be paid or confirmed by then, and not once it is closed', async () => {
  const due = { ...group, payBy: '2020-01-01T10:00:00Z' };
  expect(await drawn(<GroupRow order={due} isOpen={false} />)).toContain('expired');
  expect(await drawn(<GroupRow order={{ ...due, status: 'closed' }} isOpen={false} />)).not.toContain('expired');
});

test('a refund of a group says so, and counts down while its quote waits to be accepted', async () => {
  const refund = {
    ...group,
    type: 'refund' as const,
    status: 'rfd_to_be_confirm' as const,
    payBy: '2020-01-01T10:00:00Z',
  };
  const row = await drawn(<GroupRow order={refund} isOpen={false} />);
  expect(row).toContain('Refund to confirm');
  expect(row).toContain('expired');
});
