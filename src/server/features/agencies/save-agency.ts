import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Agency, AgencyInput, NewAgencyInput } from '../../../contract/agencies.ts';
import { AGENCY_CREDIT } from '../../../contract/endpoint.ts';
import { finalStatuses, ORDER_PRODUCTS } from '../../../contract/order-products.ts';
import { AGENCY_PERMISSIONS } from '../../../contract/permission-grants.ts';
import { isAllowed } from '../../../contract/permissions.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { ownAgencies, seenAgencies } from '../../accounts/agency-scope.ts';
import { closeAccount } from '../../accounts/close-account.ts';
import { namesOf, refuseNames } from '../../accounts/company-names.ts';
import { insertUser } from '../../accounts/insert-user.ts';
import { sendPasswordTicket } from '../../accounts/password-ticket.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { apiKeys, companies } from '../../db/schema/companies.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts, paymentRefunds } from '../../db/schema/payments.ts';
import { users } from '../../db/schema/users.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { openAccounts, readWallet } from '../../ledger/accounts.ts';
import { setCreditLimit } from '../../ledger/lend-credit.ts';
import { commonColumns } from './common-terms.ts';
import { findAgency } from './reads.ts';
import { expireSearches, notifyCompanies, withBelow } from './switched-off.ts';
import { refusePrefix } from './website-prefix.ts';

export const agencySubject = { type: 'agency', id: ({ id }: { id: string }) => id };

type Company = typeof companies.$inferSelect;

/** An agency whose access the caller manages, whoever opened it, locked; its writes are serialised. */
export const lockAgency = (tx: Tx, actor: Actor, id: string) => lockWhere(tx, seenAgencies(actor), id);

/** An agency that the caller's company opened itself, locked alike: only that company changes its terms. */
export const lockOwnAgency = (tx: Tx, actor: Actor, id: string) => lockWhere(tx, ownAgencies(actor), id);

async function lockWhere(tx: Tx, scope: SQL | undefined, id: string): Promise<Company | null> {
  const [company] = await tx
    .select()
    .from(companies)
    .where(and(scope, sql`${companies.id}::text = ${id}`))
    // Does not block bookings, which reference it.
    .for('no key update');
  return company ?? null;
}

/** The agency found by `lock`, in the version that the caller read; refused if it is none of theirs or has changed. */
export async function lockVersion(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { id, version }: Pick<AgencyInput, 'id' | 'version'>,
  lock: typeof lockAgency,
): Promise<Company | Refusal> {
  const found = await lock(tx, actor, id);
  if (!found) return refuse('notFound');
  if (found.version === version) return found;
  return refuse('staleVersion', { data: { current: await answerAgency(deps, tx, actor, id) } });
}

export async function answerAgency(deps: Deps, tx: Tx, actor: Actor, id: string): Promise<Agency> {
  const found = await findAgency(deps, tx, actor, id);
  if (!found) throw new Error('an agency that was just written is gone');
  return found;
}

/** Columns of an agency that can be written at any time. */
function columnsOf({ allowedHosts, ...input }: NewAgencyInput | AgencyInput) {
  const { name, alias, address, contactName, contactEmail, contactPhone, customerService, extraInfo } = input;
  const contact = { contactName, contactEmail, contactPhone };
  const { websitePrefix } = input;
  return {
    ...{ name, alias, address, ...contact, customerService, extraInfo, frameHosts: [...new Set(allowedHosts)] },
    ...(websitePrefix === undefined ? {} : { websitePrefix }),
  };
}

/** Sets an agency's credit out of its parent's line, and notifies the parent's screens. */
async function lend(
  tx: Tx,
  { events, clock }: Pick<Deps, 'events' | 'clock'>,
  { id, parentId }: Pick<Company, 'id' | 'parentId'>,
  limit: number,
): Promise<Refusal | null> {
  const fault = await setCreditLimit(tx, id, limit);
  if (fault || parentId === null) return fault;
  await events.publish(tx, { companyId: parentId, userId: null, at: clock.now() }, { type: 'wallet' });
  return null;
}

const create: Command<NewAgencyInput, Agency> = async (tx, actor, input, deps) => {
  // Locks the inherited terms until this is written.
  const [parent] = await tx.select().from(companies).where(ownCompany(actor, companies.id)).for('share');
  if (!parent) throw new Error('a session without its company');
  const id = deps.ids.uuid();
  const { settlementCurrency, creditLimit, admin, emailLanguage = parent.emailLanguage } = input;
  if (creditLimit > 0 && !isAllowed(actor.grants, AGENCY_CREDIT))
    return refuse('badInput', { fields: { creditLimit: 'creditNotAllowed' } });
  const fault =
    (await refusePrefix(tx, actor, input, { held: '', publicUrl: deps.settings.publicUrl })) ??
    (await refuseNames(tx, namesOf(input), { companyId: null, websitePrefix: input.websitePrefix ?? '', kept: {} }));
  if (fault) return fault;
  await tx.insert(companies).values({
    ...{ id, ...columnsOf(input), settlementCurrency, emailLanguage, parentId: parent.id },
    ...commonColumns({}, parent),
    proxyLevel: parent.isProvider ? 0 : parent.proxyLevel + 1,
    createdAt: deps.clock.now(),
  });
  await openAccounts(tx, { id, settlementCurrency });
  const fromLine = creditLimit > 0 ? await lend(tx, deps, { id, parentId: parent.id }, creditLimit) : null;
  if (fromLine) return fromLine;
  const user = { ...admin, companyId: id, role: ['SuperUser' as const], status: 'active' as const };
  const made = await insertUser(tx, deps, { ...user, permissions: [...AGENCY_PERMISSIONS] }, 'admin.username');
  if (isRefusal(made)) return made;
  await sendPasswordTicket(tx, deps, actor, made, 'invitation');
  return answerAgency(deps, tx, actor, id);
};

/**
 * Sets an agency's status; when it is disabled, search results of it and those below it can no longer be booked.
 * @returns since when it is disabled, to be stored; null for one that is not.
 */
export async function applyStatus(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id, disabledAt }: Pick<Company, 'id' | 'disabledAt'>,
  status: AgencyInput['status'],
): Promise<Date | null> {
  if (status === 'active') return null;
  await expireSearches(tx, await withBelow(tx, id), clock.now());
  return disabledAt ?? clock.now();
}

const update: Command<AgencyInput, Agency> = async (tx, actor, input, deps) => {
  const found = await lockVersion(deps, tx, actor, input, lockOwnAgency);
  if (isRefusal(found)) return found;
  const { id: companyId, websitePrefix: held } = found;
  const { websitePrefix = held } = input;
  const fault =
    (await refusePrefix(tx, actor, input, { held, publicUrl: deps.settings.publicUrl })) ??
    (await refuseNames(tx, namesOf(input), { companyId, websitePrefix, kept: namesOf(found) }));
  if (fault) return fault;
  const disabledAt = await applyStatus(tx, deps, found, input.status);
  await tx
    .update(companies)
    .set({ ...columnsOf(input), disabledAt, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, found.id));
  return answerAgency(deps, tx, actor, input.id);
};

/** Orders in a final status. */
const isOver = or(
  ...ORDER_PRODUCTS.map((product) => and(eq(orders.product, product), inArray(orders.status, finalStatuses(product)))),
);

/** Whether nothing is left or pending. */
async function isSettled(tx: Tx, company: Company): Promise<boolean> {
  const { balance, creditUsed } = await readWallet(tx, company.id, company.settlementCurrency);
  if (balance !== 0 || creditUsed !== 0) return false;
  const below = and(eq(companies.parentId, company.id), sql`${companies.deletedAt} is null`);
  const [agencies] = await tx.select({ n: count() }).from(companies).where(below);
  const [open] = await tx
    .select({ n: count() })
    .from(orders)
    .where(and(eq(orders.companyId, company.id), sql`not (${isOver})`));
  return (agencies?.n ?? 0) + (open?.n ?? 0) + (await atProviders(tx, company.id)) === 0;
}

/** Number of a company's payments and refunds pending at payment providers; their results go to its wallet. */
export async function atProviders(tx: Tx, companyId: string): Promise<number> {
  const [found] = await tx
    .select({ n: count() })
    .from(paymentAttempts)
    .leftJoin(paymentRefunds, eq(paymentRefunds.attemptId, paymentAttempts.id))
    .where(
      and(
        eq(paymentAttempts.companyId, companyId),
        or(
          inArray(paymentAttempts.state, ['started', 'pending', 'clearing', 'returning']),
          inArray(paymentRefunds.state, ['asked', 'failed']),
        ),
      ),
    );
  return found?.n ?? 0;
}

/** Closes the accounts of a removed agency for good, which frees their usernames for new users. */
async function closeAccounts(tx: Tx, companyId: string, now: Date): Promise<void> {
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), isNull(users.deletedAt)));
  for (const { id } of people) await closeAccount(tx, id, now);
}

const remove: Command<{ id: string }, { id: string }> = async (tx, actor, { id }, deps) => {
  const found = await lockOwnAgency(tx, actor, id);
  if (!found) return refuse('notFound');
  if (!(await isSettled(tx, found))) return refuse('agencyOwes');
  const now = deps.clock.now();
  await tx
    .update(companies)
    .set({ deletedAt: now, disabledAt: now, websitePrefix: '', version: sql`${companies.version} + 1` })
    .where(eq(companies.id, found.id));
  await tx.delete(apiKeys).where(eq(apiKeys.companyId, found.id));
  await closeAccounts(tx, found.id, now);
  // Without another agency, and without permission to open one, its parent has none to manage.
  await notifyCompanies(tx, deps, [actor.companyId]);
  // Its credit returns to its parent's line.
  return (await lend(tx, deps, found, 0)) ?? { id };
};

/** POST /base/v2/agencies: with ledger accounts, and an administrator invited by mail. */
export function createAgency(deps: Deps, actor: Actor, input: NewAgencyInput, idempotencyKey: string | null) {
  const call = { name: 'createAgency', actor, input, idempotencyKey, subject: agencySubject } as const;
  return runCommand(deps, call, create);
}

/** PUT /base/v2/agencies/{id}: logs out its users, and those of all below it, when it is disabled. */
export async function updateAgency(deps: Deps, actor: Actor, input: AgencyInput, idempotencyKey: string | null) {
  const call = { name: 'updateAgency', actor, input, idempotencyKey, subject: agencySubject } as const;
  const done = await runCommand(deps, call, update);
  deps.sessions.forget();
  return done;
}

/** DELETE /base/v2/agencies/{id}: only when settled (isSettled); its books stay. */
export async function deleteAgency(deps: Deps, actor: Actor, input: { id: string }): Promise<null | Refusal> {
  const call = { name: 'deleteAgency', actor, input, idempotencyKey: null, subject: agencySubject } as const;
  const done = await runCommand(deps, call, remove);
  deps.sessions.forget();
  return isRefusal(done) ? done : null;
}
