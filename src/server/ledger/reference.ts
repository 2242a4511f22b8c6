import { sql } from 'drizzle-orm';
import { ledgerJournal as j } from '../db/schema/ledger.ts';

/** A movement's reference for people: its own number, a receipt's, or the order's plus the operation. */
export const REFERENCE = sql<string>`coalesce(${j.reference}, case ${j.kind} when 'top-up' then substr(${j.idempotencyKey}, 8)
  when 'settlement' then 'SET' || upper(left(${j.id}::text, 8))
  when 'correction' then 'COR' || upper(left(${j.id}::text, 8))
  when 'refund' then 'REF' || ${j.orderId} else 'PAY' || ${j.orderId} end)`;
