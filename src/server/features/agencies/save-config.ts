import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Agency } from '../../../contract/agencies.ts';
import type { AgencyConfigChange, AgencyConfigInput } from '../../../contract/agency-config.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import { type Command, runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { companies, trainConfigs } from '../../db/schema/companies.ts';
import { flightConfigs, flightSearches, flightVerifications } from '../../db/schema/flight-search.ts';
import { orders } from '../../db/schema/orders.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { openAccounts, readWallet } from '../../ledger/accounts.ts';
import { commonColumns, handDown } from './common-terms.ts';
import { agencySubject, answerAgency, lockAgency } from './save-agency.ts';

type Company = typeof companies.$inferSelect;

/**
 * Another currency only before anything was counted in the one there is. What was found and checked in it can be neither read nor
 * booked any more (spec §4).
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
  if (wallet.balance !== 0 || wallet.creditLimit !== 0 || wallet.creditUsed !== 0 || booked?.n)
    return refuse('currencyInUse');
  await openAccounts(tx, { id: company.id, settlementCurrency });
  for (const table of [flightSearches, flightVerifications])
    await tx
      .update(table)
      .set({ expiresAt: now })
      .where(and(eq(table.companyId, company.id), gt(table.expiresAt, now)));
  return null;
}

const save: Command<AgencyConfigInput, Agency> = async (tx, actor, input, deps) => {
  const { id, version, common, flight, train } = input;
  const now = deps.clock.now();
  // From above down, as terms are handed on.
  const [parent] = await tx.select().from(companies).where(ownCompany(actor, companies.id)).for('share');
  const found = await lockAgency(tx, actor, id);
  if (!found) return refuse('notFound');
  if (found.version !== version)
    return refuse('staleVersion', { data: { current: await answerAgency(deps, tx, actor, id) } });
  const known = new Set(deps.airSuppliers.map((supplier) => supplier.id));
  if (flight?.suppliers?.some((supplier) => !known.has(supplier)))
    return refuse('badInput', { fields: { 'flight.suppliers': 'invalid' } });
  const fault = common ? await changeCurrency(tx, found, common, now) : null;
  if (fault) return fault;
  const companyId = found.id;
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
  const columns = common ? { ...common, ...commonColumns(common, parent ?? null) } : {};
  await tx
    .update(companies)
    .set({ ...columns, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, companyId));
  if (common) await handDown(tx, deps, companyId);
  await deps.events.publish(tx, { companyId, userId: null, at: now }, { type: 'company' });
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
  // What is remembered of sessions shows the flags as they were.
  deps.sessions.forget();
  return done;
}
