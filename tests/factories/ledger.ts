import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../src/server/commands/run-command.ts';
import type { Db } from '../../src/server/db/database.ts';
import { statements } from '../../src/server/db/schema/statements.ts';
import type { Deps } from '../../src/server/deps.ts';
import { lastStatement } from '../../src/server/ledger/close-statements.ts';
import { findDifferences } from '../../src/server/ledger/find-differences.ts';
import { creditUsedAt, lastPostingBefore, type OwnMoney } from '../../src/server/ledger/statement-sums.ts';

/** For the end of each test that moves money: throws if the ledger is out of balance or a credit line is overdrawn. */
export async function assertBalanced(db: Db): Promise<void> {
  const found = await db.transaction((tx) => findDifferences(tx, new Date()), { isolationLevel: 'repeatable read' });
  const wrong = [...found, ...(await overdrawnLines(db))];
  if (wrong.length > 0) throw new Error(`the ledger is out of balance: ${JSON.stringify(wrong)}`);
}

/** Credit lines whose debt and lent amount exceed their limit, or whose lent amount differs from the lines below. */
async function overdrawnLines(db: Db): Promise<object[]> {
  const { rows } = await db.execute(sql`
    select line.company_id, line.balance, line.credit_limit, line.lent, below.drawn
    from ledger_accounts line
      join companies own on own.id = line.company_id and own.settlement_currency = line.currency
      cross join lateral (
        select coalesce(sum(taken.drawn), 0) as drawn
        from ledger_accounts taken join companies c on c.id = taken.company_id where c.parent_id = own.id
      ) below
    where line.kind = 'credit' and (line.lent <> below.drawn or line.balance + line.credit_limit < line.lent)`);
  return rows;
}

/** Closes a statement at a company's last entry, on any day; payment is due by `dueAt`. Returns its id, null if there is no entry. */
export async function closeStatement(
  deps: Pick<Deps, 'db' | 'jobs'>,
  money: OwnMoney,
  dueAt = '2027-01-16T00:00:00Z',
): Promise<string | null> {
  const id = randomUUID();
  const done = await inTransaction(deps, async (tx) => {
    const after = (await lastStatement(tx, money))?.upTo ?? 0;
    const upTo = await lastPostingBefore(tx, money, after, null);
    if (upTo === null) return { id: null };
    const creditUsed = await creditUsedAt(tx, money, upTo);
    const days = { firstDay: '2026-01-01', lastDay: '2026-01-01', dueDay: dueAt.slice(0, 10) };
    const sums = { opening: 0, closing: 0, totals: [], entries: 1 };
    const at = { dueAt: new Date(dueAt), closedAt: new Date() };
    await tx
      .insert(statements)
      .values({ id, ...money, period: 'month', ...days, ...sums, after, upTo, creditUsed, ...at });
    return { id };
  });
  return 'id' in done ? done.id : null;
}
