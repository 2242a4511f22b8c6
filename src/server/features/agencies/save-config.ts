import { count, eq, sql } from 'drizzle-orm';
import type { Agency } from '../../../contract/agencies.ts';
import type { AgencyConfigChange, AgencyConfigInput } from '../../../contract/agency-config.ts';
import type { CommonTerms } from '../../../contract/agency-terms.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { companies, trainConfigs } from '../../db/schema/companies.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { orders } from '../../db/schema/orders.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { openAccounts, readWallet } from '../../ledger/accounts.ts';
import { commonColumns, propagateTerms } from './common-terms.ts';
import { agencySubject, answerAgency, atProviders, lockOwnAgency, lockVersion } from './save-agency.ts';
import { expireSearches, isRestricted, notifyCompanies, withBelow } from './switched-off.ts';

type Company = typeof companies.$inferSelect;

/**
 * Changes the currency, only before anything was posted in the current one. Searches and price checks in it can be neither read nor booked
 * any more (spec §4).
 */
async function changeCurrency(
  tx: Tx,
  company: Company,
  { settlementCurrency }: AgencyConfigChange,
  now: Date,
): Promise<Refusal | null> {
  if (settlementCurrency === company.settlementCurrency) return null;
  const wallet = await readWallet(tx, company.id, company.settlementCurrency);
  const [booked] = await tx.select({ n: count() }).from(orders).where(eq(orders.companyId, company.id));
  const { balance, creditLimit, creditUsed, creditLent } = wallet;
  const isUsed = [balance, creditLimit, creditUsed, creditLent].some((sum) => sum !== 0);
  if (isUsed || booked?.n || (await atProviders(tx, company.id)) > 0) return refuse('currencyInUse');
  await openAccounts(tx, { id: company.id, settlementCurrency });
  await expireSearches(tx, [company.id], now);
  return null;
}

async function writeTerms(tx: Tx, companyId: string, { flight, train }: Pick<AgencyConfigInput, 'flight' | 'train'>) {
  if (flight) {
    const config = { ...flight };
    await tx
      .insert(flightConfigs)
      .values({ companyId, config })
      .onConflictDoUpdate({
        target: flightConfigs.companyId,
        set: { config, version: sql`${flightConfigs.version} + 1` },
      });
  }
  if (train)
    await tx
      .insert(trainConfigs)
      .values({ companyId, config: train })
      .onConflictDoUpdate({ target: trainConfigs.companyId, set: { config: train } });
}

/** Applies terms at once: to those below without terms of their own, and to open screens. */
async function takeEffect(tx: Tx, deps: Deps, before: Company, after: CommonTerms | null): Promise<void> {
  if (!after) return notifyCompanies(tx, deps, [before.id]);
  const below = await withBelow(tx, before.id);
  await propagateTerms(tx, before.id);
  if (isRestricted(before, after)) await expireSearches(tx, below, deps.clock.now());
  await notifyCompanies(tx, deps, below);
}

const save: Command<AgencyConfigInput, Agency> = async (tx, actor, input, deps) => {
  const { id, common, flight } = input;
  // Top down, like inheritance.
  const [parent] = await tx.select().from(companies).where(ownCompany(actor, companies.id)).for('share');
  const found = await lockVersion(deps, tx, actor, input, lockOwnAgency);
  if (isRefusal(found)) return found;
  const known = new Set(deps.airSuppliers.map((supplier) => supplier.id));
  if (flight?.suppliers?.some((supplier) => !known.has(supplier)))
    return refuse('badInput', { fields: { 'flight.suppliers': 'invalid' } });
  const fault = common ? await changeCurrency(tx, found, common, deps.clock.now()) : null;
  if (fault) return fault;
  await writeTerms(tx, found.id, input);
  const agreed = common ? commonColumns(common, parent ?? null) : null;
  const columns = common && agreed ? { ...common, ...agreed } : {};
  await tx
    .update(companies)
    .set({ ...columns, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, found.id));
  await takeEffect(tx, deps, found, agreed);
  return answerAgency(deps, tx, actor, id);
};

/** PUT /base/v2/agencies/{id}/config. */
export async function saveAgencyConfig(
  deps: Deps,
  actor: Actor,
  input: AgencyConfigInput,
  idempotencyKey: string | null,
) {
  const call = { name: 'saveAgencyConfig', actor, input, idempotencyKey, subject: agencySubject } as const;
  const done = await runCommand(deps, call, save);
  // Cached sessions have the old flags.
  deps.sessions.forget();
  return done;
}
