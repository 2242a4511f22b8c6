import { expect, test, vi } from 'vitest';
import { drawn } from '../../../tests/factories/drawn.tsx';
import { TrainRow } from './TrainRow.tsx';

const looking = vi.hoisted(() => ({ isClient: false }));
vi.mock('../api/client-safe.ts', () => ({ useClientSafe: () => looking.isClient }));
vi.mock('../ui/ticker.ts', () => ({ useServerNow: () => Date.parse('2026-11-20T09:00:00Z') }));

const change = {
  id: '2612048817',
  type: 'change' as const,
  status: 'chg_reviewing' as const,
  payBy: null,
  total: { amount: 0, currency: 'CNY' as const },
  departureDate: '2026-12-01',
  leadPassenger: 'CHAN/TAI MAN',
  passengerCount: 2,
  trainNo: 'G103',
  origin: 'VNP',
  destination: 'AOH',
};

test.each([
  [0, false, null],
  [55_300, false, '¥553.00'],
  [55_300, true, null],
])(
  'a train in a list says what it costs once that is known, and to no client (%s, %s)',
  async (amount, isClient, price) => {
    looking.isClient = isClient;
    const row = await drawn(<TrainRow order={{ ...change, total: { ...change.total, amount } }} isOpen={false} />);
    expect(row).toContain('G103');
    expect(/¥[\d,.]+/.exec(row)?.[0] ?? null).toBe(price);
  },
);
