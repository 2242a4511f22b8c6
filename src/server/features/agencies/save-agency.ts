import { and, count, eq, notInArray, sql } from 'drizzle-orm';
import type { Agency, AgencyInput, NewAgencyInput } from '../../../contract/agencies.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { insertUser } from '../../accounts/insert-user.ts';
import { sendPasswordTicket } from '../../accounts/password-ticket.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { apiKeys, companies } from '../../db/schema/companies.ts';
import { orders } from '../../db/schema/orders.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { openAccounts, readWallet } from '../../ledger/accounts.ts';
import { findAgency, ownAgencies } from './reads.ts';

export const agencySubject = { type: 'agency', id: ({ id }: { id: string }) => id };

/** One of the caller's agencies, locked; all writes of it wait for each other. */
export async function lockAgency(tx: Tx, actor: Actor, id: string) {
  const [company] = await tx
    .select()
    .from(companies)
    .where(and(ownAgencies(actor), sql`${companies.id}::text = ${id}`))
    .for('update');
  return company ?? null;
}

export async function answerAgency(deps: Deps, tx: Tx, actor: Actor, id: string): Promise<Agency> {
  const found = await findAgency(deps, tx, actor, id);
  if (!found) throw new Error('an agency that was just written is gone');
  return found;
}

/** Columns of what can be written of an agency at any time. */
function columnsOf({ allowedHosts, ...input }: NewAgencyInput | AgencyInput) {
  const { name, alias, address, contactName, contactEmail, contactPhone, customerService, extraInfo } = input;
  const contact = { contactName, contactEmail, contactPhone };
  return { name, alias, address, ...contact, customerService, extraInfo, frameHosts: [...new Set(allowedHosts)] };
}

const create: Command<NewAgencyInput, Agency> = async (tx, actor, input, deps) => {
  const [parent] = await tx.select().from(companies).where(ownCompany(actor, companies.id));
  if (!parent) throw new Error('a session without its company');
  const id = deps.ids.uuid();
  const { settlementCurrency, creditLimit, admin } = input;
  await tx.insert(companies).values({
    ...{ id, ...columnsOf(input), settlementCurrency, parentId: parent.id },
    proxyLevel: parent.isProvider ? 0 : parent.proxyLevel + 1,
    createdAt: deps.clock.now(),
  });
  await openAccounts(tx, { id, settlementCurrency, creditLimit });
  const user = { ...admin, companyId: id, role: ['SuperUser' as const], status: 'active' as const };
  const made = await insertUser(tx, deps, { ...user, permissions: ['agencybills:read'] }, 'admin.username');
  if (isRefusal(made)) return made;
  await sendPasswordTicket(tx, deps, actor, made, 'invitation');
  return answerAgency(deps, tx, actor, id);
};

const update: Command<AgencyInput, Agency> = async (tx, actor, input, deps) => {
  const found = await lockAgency(tx, actor, input.id);
  if (!found) return refuse('notFound');
  if (found.version !== input.version)
    return refuse('staleVersion', { data: { current: await answerAgency(deps, tx, actor, input.id) } });
  const disabledAt = input.status === 'disabled' ? (found.disabledAt ?? deps.clock.now()) : null;
  await tx
    .update(companies)
    .set({ ...columnsOf(input), disabledAt, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, found.id));
  return answerAgency(deps, tx, actor, input.id);
};

/** Nothing happens any more to an order in one of these. */
const OVER = ['issued', 'changed', 'refunded_reimbursed', 'voided_reimbursed', 'failed', 'failed_reimbursed', 'closed'];

/** Whether an agency has, owes or awaits anything. */
async function isSettled(tx: Tx, company: typeof companies.$inferSelect): Promise<boolean> {
  const { balance, creditUsed } = await readWallet(tx, company.id, company.settlementCurrency);
  if (balance !== 0 || creditUsed !== 0) return false;
  const below = and(eq(companies.parentId, company.id), sql`${companies.deletedAt} is null`);
  const [agencies] = await tx.select({ n: count() }).from(companies).where(below);
  const [open] = await tx
    .select({ n: count() })
    .from(orders)
    .where(
      and(
        eq(orders.companyId, company.id),
        notInArray(sql`${orders.status}`, OVER),
        sql`${orders.status} not like '%canceled'`,
      ),
    );
  return (agencies?.n ?? 0) + (open?.n ?? 0) === 0;
}

const remove: Command<{ id: string }, { id: string }> = async (tx, actor, { id }, { clock }) => {
  const found = await lockAgency(tx, actor, id);
  if (!found) return refuse('notFound');
  if (!(await isSettled(tx, found))) return refuse('agencyOwes');
  const now = clock.now();
  await tx
    .update(companies)
    .set({ deletedAt: now, disabledAt: now, websitePrefix: '', version: sql`${companies.version} + 1` })
    .where(eq(companies.id, found.id));
  await tx.delete(apiKeys).where(eq(apiKeys.companyId, found.id));
  return { id };
};

/** POST /base/v2/agencies: with accounts, and an administrator who is invited by mail. */
export function createAgency(deps: Deps, actor: Actor, input: NewAgencyInput, idempotencyKey: string | null) {
  const call = { name: 'createAgency', actor, input, idempotencyKey, subject: agencySubject };
  return runCommand(deps, call, create);
}

/** PUT /base/v2/agencies/{id}: whose users are logged out when it is disabled. */
export async function updateAgency(deps: Deps, actor: Actor, input: AgencyInput, idempotencyKey: string | null) {
  const call = { name: 'updateAgency', actor, input, idempotencyKey, subject: agencySubject };
  const done = await runCommand(deps, call, update);
  deps.sessions.forget();
  return done;
}

/** DELETE /base/v2/agencies/{id}: only one that has, owes and awaits nothing; its books stay. */
export async function deleteAgency(deps: Deps, actor: Actor, input: { id: string }): Promise<null | Refusal> {
  const call = { name: 'deleteAgency', actor, input, idempotencyKey: null, subject: agencySubject };
  const done = await runCommand(deps, call, remove);
  deps.sessions.forget();
  return isRefusal(done) ? done : null;
}
