import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

export interface Imbalance {
  /** journal: a movement that is not zero per currency. account: a running balance that is not the sum of its postings. */
  what: 'journal' | 'account';
  id: string;
}

/** Checks the whole ledger; answers what is wrong with it, which is nothing unless somebody reached past the ledger. */
export async function findImbalances(db: Pick<Db, 'execute'>): Promise<Imbalance[]> {
  const { rows } = await db.execute<{ what: 'journal' | 'account'; id: string }>(sql`
    select 'journal' as what, journal_id as id from ledger_postings
      group by journal_id, currency having sum(amount) <> 0
    union all
    select 'account', a.id from ledger_accounts a
      left join ledger_postings p on p.account_id = a.id
      where a.kind in ('wallet', 'credit')
      group by a.id having a.balance <> coalesce(sum(p.amount), 0)`);
  return rows.map(({ what, id }) => ({ what, id }));
}
