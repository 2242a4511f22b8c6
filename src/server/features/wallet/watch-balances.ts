import { eq, sql } from 'drizzle-orm';
import { type Currency, toDecimal } from '../../../contract/money.ts';
import { agencyMailbox } from '../../accounts/agency-mailbox.ts';
import { effectivelyDisabledAt } from '../../accounts/effective-company.ts';
import { forEachIsolated } from '../../commands/for-each-isolated.ts';
import { inTransaction } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { notices } from '../../db/schema/notices.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';

interface Crossing extends Record<string, unknown> {
  company_id: string;
  currency: Currency;
  amount: string;
  balance: string;
}

/** A limit not reported yet, of an existing agency, in its settlement currency. */
const isBelowLimit =
  () => sql`l.amount is not null and not l.is_below and a.company_id = l.company_id and a.kind = 'wallet'
  and a.currency = l.currency and a.balance < l.amount
  and c.id = l.company_id and c.settlement_currency = l.currency and c.deleted_at is null
  and ${effectivelyDisabledAt(sql`c.id`)} is null`;

/**
 * Notifies agencies whose balance has fallen below their limit: once, until it has been above it again, each in a separate transaction.
 * Runs once a minute, apart from payments, which it would slow down.
 */
export async function watchBalances(deps: Deps): Promise<void> {
  await deps.db.execute(sql`
    update wallet_limits l set is_below = false from ledger_accounts a
      where l.is_below and a.company_id = l.company_id and a.kind = 'wallet' and a.currency = l.currency
        and (l.amount is null or a.balance >= l.amount)`);
  const { rows } = await deps.db.execute<{ id: string }>(
    sql`select l.company_id as id from wallet_limits l, ledger_accounts a, companies c where ${isBelowLimit()}`,
  );
  await forEachIsolated(
    deps,
    rows,
    ({ id: companyId }) => ({ companyId }),
    ({ id }) => tellOf(deps, id),
  );
}

async function tellOf(deps: Deps, companyId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const { rows } = await tx.execute<Crossing>(sql`
      update wallet_limits l set is_below = true from ledger_accounts a, companies c
        where l.company_id = ${companyId} and ${isBelowLimit()}
        returning l.company_id, l.currency, l.amount, a.balance`);
    for (const crossing of rows) await tell(tx, deps, crossing);
  });
}

async function tell(tx: Tx, deps: Deps, crossing: Crossing): Promise<void> {
  const { company_id: companyId, currency } = crossing;
  const [amount, limit] = [Number(crossing.balance), Number(crossing.amount)];
  const at = deps.clock.now();
  await tx
    .insert(notices)
    .values({ companyId, kind: 'lowBalance', amount, limitAmount: limit, currency, createdAt: at });
  await deps.events.publish(tx, { companyId, userId: null, at }, { type: 'notices' });
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  const mailbox = company ? await agencyMailbox(tx, company) : null;
  if (!company || !mailbox) return;
  const words = (minor: number) => `${currency} ${toDecimal({ amount: minor, currency })}`;
  await queueMail(tx, deps, {
    companyId,
    readerId: companyId,
    ...mailbox,
    kind: 'lowBalance',
    path: '/bills/wallet',
    params: { company: company.name, balance: words(amount), limit: words(limit) },
  });
}
