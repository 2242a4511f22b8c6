import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { toDecimal } from '../../../contract/money.ts';
import { STATEMENT_NOTICES, type StatementNotice } from '../../../contract/notice-kinds.ts';
import { agencyMailbox } from '../../accounts/agency-mailbox.ts';
import { effectivelyDisabledAt } from '../../accounts/effective-company.ts';
import { forEachIsolated } from '../../commands/for-each-isolated.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { notices } from '../../db/schema/notices.ts';
import { statements as s } from '../../db/schema/statements.ts';
import type { Deps } from '../../deps.ts';
import { readOwed } from '../../ledger/owed.ts';
import { queueMail } from '../../mail/queue-mail.ts';

/** How far back a restarted server catches up; earlier events are not reported. */
const NEWS_MS = 3 * 24 * 60 * 60_000;

interface Untold {
  kind: StatementNotice;
  statement: typeof s.$inferSelect;
  company: typeof companies.$inferSelect;
  /** Minor units of the statement's currency. */
  owed: number;
}

/**
 * Notifies agencies of closed statements with an open amount, and of overdue ones: each once, as a notice and by mail, each in its own
 * transaction. Of several at once only the newest is reported: it includes the open amounts of the others.
 */
export async function tellStatements(deps: Deps): Promise<void> {
  for (const kind of STATEMENT_NOTICES)
    await forEachIsolated(
      deps,
      await readUnnotified(deps, kind),
      ({ statement }) => ({ kind, statementId: statement.id }),
      (untold) => inTransaction(deps, (tx) => tell(tx, deps, untold)),
    );
}

const keyOf = (kind: StatementNotice, id: string) => `${kind}:${id}`;

async function readUnnotified({ db, clock }: Pick<Deps, 'db' | 'clock'>, kind: StatementNotice): Promise<Untold[]> {
  const now = clock.now();
  const recently = new Date(now.getTime() - NEWS_MS);
  const isOver = kind === 'statementOverdue';
  const isNews = isOver
    ? and(gt(s.dueAt, recently), lte(s.dueAt, now))
    : and(gt(s.closedAt, recently), gt(s.dueAt, now));
  const ended = isOver ? sql`and other.due_at <= ${now.toISOString()}::timestamptz` : sql``;
  const newest = sql`select max(other.after_posting) from ${s} other
    where other.company_id = ${s.companyId} and other.currency = ${s.currency} ${ended}`;
  const found = await db
    .select({ statement: s, company: companies })
    .from(s)
    .innerJoin(companies, and(eq(companies.id, s.companyId), eq(companies.settlementCurrency, s.currency)))
    .where(
      and(
        isNews,
        gt(s.creditUsed, 0),
        sql`${s.after} = (${newest})`,
        sql`not exists (select from ${notices} told where told.key = ${keyOf(kind, '')} || ${s.id}::text)`,
        isNull(companies.deletedAt),
        sql`${effectivelyDisabledAt()} is null`,
      ),
    );
  const owed = await readOwed(
    db,
    found.map(({ statement }) => statement.id),
  );
  return found.map((one) => ({ ...one, kind, owed: owed.get(one.statement.id) ?? 0 })).filter((one) => one.owed > 0);
}

async function tell(tx: Tx, deps: Deps, { kind, statement, company, owed }: Untold): Promise<void> {
  const { id: statementId, companyId, currency, dueAt, dueDay } = statement;
  const at = deps.clock.now();
  const about = { companyId, kind, statementId, amount: owed, currency, aboutAt: dueAt };
  const told = await tx
    .insert(notices)
    .values({ ...about, key: keyOf(kind, statementId), createdAt: at })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  if (told.length === 0) return;
  // An overdue statement blocks the credit line by date alone.
  await deps.events.publish(tx, { companyId, userId: null, at }, { type: 'notices' }, { type: 'wallet' });
  const mailbox = await agencyMailbox(tx, company);
  if (!mailbox) return;
  await queueMail(tx, deps, {
    companyId,
    readerId: companyId,
    ...mailbox,
    kind,
    path: `/bills/statements?id=${statementId}`,
    params: {
      company: company.name,
      owed: `${currency} ${toDecimal({ amount: owed, currency })}`,
      first: statement.firstDay,
      last: statement.lastDay,
      day: dueDay,
      zone: deps.settings.billingZone,
    },
  });
}
