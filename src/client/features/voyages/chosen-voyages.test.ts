import { expect, test } from 'vitest';
import type { Voyage, VoyageResult } from '../../../contract/voyages.ts';
import { openTo, refusedOf, withRefused } from './chosen-voyages.ts';

function voyage(id: string, day: number, allowed: Voyage['allowed'] = ['accept', 'desk']): Voyage {
  return {
    ...{
      id,
      orderId: `26120488${day}`,
      type: 'change',
      pnr: 'ABC123',
      leadPassenger: 'LIN/XIAO YU',
      passengerCount: 1,
    },
    ...{ before: [], after: [], departure: `2026-12-${day}T08:00`, raisedAt: '2026-11-20T08:00:00.000Z', remark: null },
    ...{ decision: null, decidedBy: null, decidedAt: null, settledAt: null, refundId: null, allowed },
  };
}
const result = (id: string, code: number): VoyageResult => ({
  id,
  code,
  message: code ? 'Too late' : '',
  voyage: null,
});

test('what was not answered stays in the list where it stood, with why', () => {
  const [one, two, three] = [voyage('v-1', 11), voyage('v-2', 12), voyage('v-3', 13)];
  const refused = refusedOf([one, two, three], [result('v-1', 0), result('v-2', 409034), result('v-3', 409035)]);
  expect(refused).toEqual([
    { voyage: two, why: 'Too late' },
    { voyage: three, why: 'Too late' },
  ]);
  // Another user has answered the second.
  expect(withRefused([voyage('v-0', 10), three], refused).map(({ id, allowed }) => [id, allowed.length])).toEqual([
    ['v-0', 2],
    ['v-2', 0],
    ['v-3', 2],
  ]);
  expect(withRefused([], refused).map(({ id }) => id)).toEqual(['v-2', 'v-3']);
});

test('only what offers other flights can be accepted', () => {
  const chosen = [voyage('v-1', 11), voyage('v-2', 12, ['refund', 'desk'])];
  expect(openTo(chosen, 'accept').map(({ id }) => id)).toEqual(['v-1']);
  expect(openTo(chosen, 'desk')).toHaveLength(2);
});
