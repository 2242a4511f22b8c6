import { and, eq, sql } from 'drizzle-orm';
import type { Receipt } from '../../contract/receipts.ts';
import { ledgerJournal as j } from '../db/schema/ledger.ts';
import { topUps } from '../db/schema/top-ups.ts';

/** The receipt a movement was entered from: found by its reference, which is indexed, and checked against the movement. */
export const OF_RECEIPT = and(
  eq(topUps.companyId, j.companyId),
  eq(topUps.reference, sql`substr(${j.idempotencyKey}, 8)`),
  eq(topUps.journalId, j.id),
);

/** The receipt, where top_ups is joined by OF_RECEIPT; null where there is none. */
export const RECEIPT = sql<Receipt | null>`case when ${topUps.id} is not null then json_build_object(
  'received', json_build_object('amount', ${topUps.receivedAmount}, 'currency', ${topUps.receivedCurrency}),
  'exchangeRate', ${topUps.exchangeRate}, 'feePercent', ${topUps.feePercent}, 'fee', ${topUps.fee}) end`;
