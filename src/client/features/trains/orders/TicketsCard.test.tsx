import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { trainOrder } from './sample-train.ts';
import { TicketsCard } from './TicketsCard.tsx';

vi.mock('../../../api/online.ts', () => ({ useOnline: () => true }));

const PASSENGER: TrainOrder['passengers'][number] = {
  id: 'p1',
  type: 'adult',
  surname: 'LIN',
  givenName: 'HUA',
  gender: 'female',
  birthday: '1990-01-01',
  nationality: 'CN',
  phone: null,
  email: null,
  frequentFlyer: null,
  ticketNumber: '9701300000001',
  document: { type: 'idcard', number: '•••1', expiry: '2030-01-01', issuingPlace: null },
};
/** A departed train: it cannot be changed. */
const cardOf = (isRefundOpen: boolean) =>
  drawn(
    <TicketsCard
      order={{
        ...trainOrder('issued', 'refund'),
        passengers: [PASSENGER],
        actions: [
          { action: 'change', allowed: false, reason: 'deadline' },
          isRefundOpen ? { action: 'refund', allowed: true } : { action: 'refund', allowed: false, reason: 'deadline' },
        ],
      }}
    />,
  );

test('tickets of a train that has left can be given back for a reason, and later not at all', async () => {
  const isOver = 'Please contact customer service.';
  const open = await cardOf(true);
  expect(open).toContain('can still be refunded for a reason');
  expect(open).not.toContain(isOver);
  expect(await cardOf(false)).toContain(isOver);
});
