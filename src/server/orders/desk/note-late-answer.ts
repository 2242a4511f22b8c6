import type { Money } from '../../../contract/money.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../order-rows.ts';
import { announceDesk } from './desk-tasks.ts';
import { noteDifference } from './note-difference.ts';

/**
 * Puts before the desk that a supplier has carried out what had been given up, or was done by hand, and what it takes for it; below
 * nothing where it gives money back. Of what it was to do and refuses, `expected` says what it would have taken. Told once for an order.
 */
export async function noteLateAnswer(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'events'>,
  order: Pick<OrderRow, 'id' | 'companyId' | 'settlement'>,
  { amount, currency, expected = 0 }: Money & { expected?: number },
): Promise<void> {
  const { id: subject, companyId, settlement } = order;
  const about = { companyId, what: 'supplier' as const, subject, currency };
  const provider = settlement.providerId;
  await noteDifference(tx, deps, { ...about, expected, actual: amount }, { at: deps.clock.now(), provider });
  await announceDesk(tx, deps, provider, null);
}
