import { describe, expect, it } from 'vitest';
import { FLIGHT_ORDER_STATES, FLIGHT_ORDER_STATUSES } from '../../contract/flight-order-states.ts';
import type { Mover } from '../../contract/order-moves.ts';
import { moveOrder } from './move-order.ts';
import type { OrderRow } from './order-rows.ts';

const MOVERS: readonly Mover[] = ['agent', 'desk', 'supplier', 'payment', 'clock', 'system'];

class Touched extends Error {}
/** Fails on any database access: only moves of the table may write. */
const untouchable = new Proxy(
  {},
  {
    get: () => {
      throw new Touched();
    },
  },
);

describe('moving an order', () => {
  it('writes along the table of moves and nowhere else, whoever moves it', async () => {
    for (const from of FLIGHT_ORDER_STATUSES)
      for (const to of FLIGHT_ORDER_STATUSES)
        for (const mover of MOVERS) {
          const order = { product: 'flight', status: from } as OrderRow;
          const move = moveOrder(untouchable as never, { clock: { now: () => new Date() } } as never, order, {
            to,
            mover,
            by: null,
          });
          const outcome = await move.catch((error: unknown) => (error instanceof Touched ? 'written' : error));
          const next: Readonly<Record<string, readonly Mover[]>> = FLIGHT_ORDER_STATES[from].next;
          const isMove = next[to]?.includes(mover) ?? false;
          expect([from, to, mover, outcome]).toEqual([
            from,
            to,
            mover,
            isMove ? 'written' : { refused: 'statusConflict' },
          ]);
        }
  });
});
