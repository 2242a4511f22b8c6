import type { Money } from '../../../contract/money.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../order-rows.ts';
import { announceDesk } from './desk-tasks.ts';
import { reportDifference } from './report-difference.ts';

/**
 * Reports to the desk that a supplier has carried out what had been given up or done by hand, and what it charges for it; negative for a
 * refund. For something it was to do and refuses, `expected` is what it would have charged. Reported once per order.
 */
export async function reportLateSupplierAction(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'events'>,
  order: Pick<OrderRow, 'id' | 'companyId' | 'settlement'>,
  { amount, currency, expected = 0 }: Money & { expected?: number },
): Promise<void> {
  const { id: subject, companyId, settlement } = order;
  const about = { companyId, what: 'supplier' as const, subject, currency };
  const provider = settlement.providerId;
  await reportDifference(tx, deps, { ...about, expected, actual: amount }, { at: deps.clock.now(), provider });
  await announceDesk(tx, deps, provider, null);
}
