import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Currency } from '../../contract/money.ts';
import type { Tx } from '../db/database.ts';
import { ledgerAccounts, ledgerJournal, ledgerPostings } from '../db/schema/ledger.ts';

export interface EntryRow {
  id: number;
  journalId: string;
  kind: string;
  orderId: string | null;
  account: string;
  /** Minor units, positive into the company's money. */
  amount: number;
  /** Of balance and credit line together, after this posting. */
  standing: number;
  description: string;
  createdAt: Date;
}

/**
 * A page of what moved on a company's wallet and credit line in `currency`, newest first, each with where the two stood together
 * after it.
 */
export async function readEntries(
  tx: Pick<Tx, 'select'>,
  companyId: string,
  currency: Currency,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const [p, a, j] = [ledgerPostings, ledgerAccounts, ledgerJournal];
  const own = and(eq(a.companyId, companyId), inArray(a.kind, ['wallet', 'credit']), eq(a.currency, currency));
  const rows = await tx
    .select({
      id: p.id,
      journalId: p.journalId,
      kind: j.kind,
      orderId: j.orderId,
      account: a.kind,
      amount: p.amount,
      standing: sql<number>`sum(${p.amount}) over (order by ${p.id})`.mapWith(Number),
      description: j.description,
      createdAt: j.createdAt,
    })
    .from(p)
    .innerJoin(a, eq(a.id, p.accountId))
    .innerJoin(j, eq(j.id, p.journalId))
    .where(own)
    .orderBy(desc(p.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await tx.select({ total: count() }).from(p).innerJoin(a, eq(a.id, p.accountId)).where(own);
  return { rows, total: all?.total ?? 0 };
}
