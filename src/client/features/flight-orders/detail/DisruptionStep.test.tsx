import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { Voyage } from '../../../../contract/voyages.ts';
import { solution } from '../../../trip/sample-solution.ts';
import { order } from '../sample-order.ts';
import { DisruptionStep } from './DisruptionStep.tsx';

vi.mock('../../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));

const { journeys } = solution();
const voyage: Voyage = {
  id: '5f0c7a52-8a35-4c0e-9d5e-0d5a3a7b1c11',
  orderId: '2612048817',
  type: 'cancel_save',
  pnr: 'K7QW2M',
  leadPassenger: 'LI/MING',
  passengerCount: 1,
  before: journeys,
  after: journeys,
  departure: '2026-12-12T09:15',
  raisedAt: '2026-11-24T09:00:00Z',
  remark: 'Winter schedule',
  decision: null,
  decidedBy: null,
  decidedAt: null,
  settledAt: null,
  refundId: null,
  allowed: ['accept'],
};

/** The same flights, two hours and twenty minutes later. */
const later = journeys.map((journey) => ({
  ...journey,
  segments: journey.segments.map((segment) => ({
    ...segment,
    departure: '2026-12-12T11:35',
    arrival: '2026-12-12T17:10',
  })),
}));

const shown = (changes: Partial<Voyage>) =>
  drawn(<DisruptionStep order={order({ id: voyage.orderId, status: 'issued' })} voyage={{ ...voyage, ...changes }} />);

test('an open disruption stands first on its booking, with the times before and after, and leads to its answers', async () => {
  const card = await shown({ after: later });
  expect(card).toContain('The airline has changed a flight');
  expect(card).toContain('Flight cancelled, another one offered');
  expect(card).toContain('Winter schedule');
  expect(card).toContain('<del>');
  expect(card).toContain('11:35–17:10');
  expect(card).toContain('+2 h 20');
  expect(card).toContain(`href="/flight/orders/voyage?id=${voyage.id}"`);
});

test('flights that fly no more say so', async () => {
  expect(await shown({ after: null })).toContain('Cancelled');
});
