import { and, desc, eq, sql } from 'drizzle-orm';
import type { CreditPeriod } from '../../contract/agency-terms.ts';
import { addDays, dateInZone } from '../../contract/dates.ts';
import { DUE_DAYS } from '../../contract/statement-periods.ts';
import { forEachIsolated } from '../commands/for-each-isolated.ts';
import { inTransaction } from '../commands/run-command.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import { statements } from '../db/schema/statements.ts';
import type { Deps } from '../deps.ts';
import { startOfDay } from '../time/start-of-day.ts';
import { lockWallet } from './accounts.ts';
import { creditUsedAt, lastPostingBefore, type OwnMoney, periodAfter, readSums } from './statement-sums.ts';

type Closing = Pick<Deps, 'clock' | 'ids' | 'settings'>;
type Billed = OwnMoney & { period: CreditPeriod };

/** Closes the credit periods of all companies that have ended, each company in its own transaction, and notifies their clients. */
export async function closeStatements(deps: Deps): Promise<void> {
  await forEachIsolated(
    deps,
    await findBilled(deps.db, deps),
    ({ companyId, currency }) => ({ companyId, currency }),
    (company) =>
      inTransaction(deps, async (tx) => {
        const hasClosed = await closeOf(tx, deps, company);
        const to = { companyId: company.companyId, userId: null, at: deps.clock.now() };
        if (hasClosed) await deps.events.publish(tx, to, { type: 'wallet' });
      }),
  );
}

/** The same for all companies in the caller's transaction. */
export async function closeStatementsIn(tx: Tx, deps: Closing): Promise<void> {
  for (const company of await findBilled(tx, deps)) await closeOf(tx, deps, company);
}

/** Companies with movements before today that are in no statement yet. */
function findBilled(db: Pick<Tx, 'select'>, { clock, settings }: Closing): Promise<Billed[]> {
  const zone = settings.billingZone;
  const today = startOfDay(dateInZone(clock.now(), zone), zone);
  const a = ledgerAccounts;
  return db
    .select({
      companyId: a.companyId,
      currency: sql<Billed['currency']>`${a.currency}`,
      period: companies.creditPeriod,
    })
    .from(a)
    .innerJoin(companies, eq(companies.id, a.companyId))
    .where(
      and(
        eq(a.kind, 'wallet'),
        sql`exists (select 1 from ledger_accounts own join ledger_postings p on p.account_id = own.id
          join ledger_journal j on j.id = p.journal_id
          where own.company_id = ${a.companyId} and own.currency = ${a.currency} and own.kind in ('wallet', 'credit')
            and p.id > coalesce((select max(s.up_to_posting) from statements s
              where s.company_id = ${a.companyId} and s.currency = ${a.currency}), 0)
            and j.created_at < ${today}::timestamptz)`,
      ),
    );
}

/**
 * Closes one company's ended periods, oldest first. Its accounts are locked, and every movement holds the same locks until it commits, so
 * no posting can end up behind one that is closed. Returns whether any was closed.
 */
async function closeOf(tx: Tx, deps: Closing, company: Billed): Promise<boolean> {
  const { companyId, currency } = company;
  await lockWallet(tx, companyId, currency);
  const hasClosed = await closeNext(tx, deps, company);
  let isClosed = hasClosed;
  while (isClosed) isClosed = await closeNext(tx, deps, company);
  return hasClosed;
}

async function closeNext(tx: Tx, { clock, ids, settings }: Closing, company: Billed): Promise<boolean> {
  const zone = settings.billingZone;
  const last = await lastStatement(tx, company);
  const after = last?.upTo ?? 0;
  const days = await periodAfter(tx, company, { after, lastDay: last?.lastDay ?? null }, { ...company, zone });
  if (!days) return false;
  const end = new Date(startOfDay(addDays(days.lastDay, 1), zone));
  if (end > clock.now()) return false;
  const upTo = await lastPostingBefore(tx, company, after, end);
  if (upTo === null) return false;
  const { totals, entries, net } = await readSums(tx, company, { after, upTo });
  const opening = last?.closing ?? 0;
  const { companyId, currency, period } = company;
  const dueDay = addDays(days.lastDay, DUE_DAYS[period]);
  await tx.insert(statements).values({
    id: ids.uuid(),
    ...{ companyId, currency, period, ...days, after, upTo, opening, totals, entries },
    closing: opening + net,
    creditUsed: await creditUsedAt(tx, company, upTo),
    dueDay,
    dueAt: new Date(startOfDay(addDays(dueDay, 1), zone)),
    closedAt: clock.now(),
  });
  return true;
}

/** A company's newest closed statement in a currency. */
export async function lastStatement(db: Pick<Tx, 'select'>, { companyId, currency }: OwnMoney) {
  const [last] = await db
    .select()
    .from(statements)
    .where(and(eq(statements.companyId, companyId), eq(statements.currency, currency)))
    .orderBy(desc(statements.after))
    .limit(1);
  return last ?? null;
}
