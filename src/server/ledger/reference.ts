import { sql } from 'drizzle-orm';
import { ledgerJournal as j } from '../db/schema/ledger.ts';

/** What a movement is called among people: a receipt's own number, or the order's with what was done. */
export const REFERENCE = sql<string>`case ${j.kind} when 'top-up' then substr(${j.idempotencyKey}, 8)
  when 'refund' then 'REF' || ${j.orderId} else 'PAY' || ${j.orderId} end`;
