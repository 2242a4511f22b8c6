import type { Difference } from '../../contract/desk.ts';
import type { ledgerDifferences } from '../db/schema/reconciliation.ts';

export function presentDifference(row: typeof ledgerDifferences.$inferSelect): Difference {
  const { id, what, subject, currency, expected, actual, said, foundAt, seenAt } = row;
  return {
    ...{ id, what, subject, currency, expected, actual, said },
    foundAt: foundAt.toISOString(),
    seenAt: seenAt.toISOString(),
  };
}
