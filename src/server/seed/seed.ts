import { count, inArray, sql } from 'drizzle-orm';
import { DEFAULTS } from '../../contract/limits.ts';
import { isCurrency } from '../../contract/money.ts';
import { isRefusal } from '../../contract/result.ts';
import { hashPassword } from '../crypto/password.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { flightConfigs } from '../db/schema/flight-search.ts';
import { exchangeRates } from '../db/schema/site.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { closeStatementsIn } from '../ledger/close-statements.ts';
import { setCreditLimit } from '../ledger/lend-credit.ts';
import { postTopUp } from '../ledger/movements.ts';
import { postSettlement } from '../ledger/settle-credit.ts';
import { readCreditDue } from '../ledger/statements.ts';
import { DEMO_COMPANIES, DEMO_PASSWORD, DEMO_USERS, type DemoCompany } from './demo-accounts.ts';
import { DEMO_FLIGHT_CONFIGS } from './demo-flight-configs.ts';
import { seedSites } from './demo-sites.ts';
import { seedTravellers } from './demo-travellers.ts';
import { makeFirstAdmin } from './first-admin.ts';
import { seedOrderHistory } from './order-history.ts';
import { STARTING_RATES, STARTING_RATES_DAY } from './starting-rates.ts';

type SeedDeps = Pick<
  Deps,
  'db' | 'clock' | 'ids' | 'settings' | 'log' | 'dictionaries' | 'airSuppliers' | 'railSupplier'
>;

const SEED_LOCK = 727_002;
const OPENED_DAYS_AGO = 180;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Fills an empty database: exchange rates always, the demo companies, users and opening balances with SEED=demo, else the first
 * administrator. Runs at every start and adds only what is missing; does not touch a database with other companies.
 */
export async function seedDatabase(deps: SeedDeps): Promise<void> {
  const { db, settings, log } = deps;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedRates(tx);
    const found = await findCompanies(tx);
    const isOwn = found.demo === 0 && found.all > 0;
    if (isOwn && settings.seed === 'demo')
      log.warn('SEED=demo: the database holds companies of its own and is left as it is');
    if (isOwn || settings.seed === 'none') return makeFirstAdmin(tx, deps);
    if (found.demo < DEMO_COMPANIES.length) await seedDemo(tx, deps);
    if (found.demo === 0) await seedTravellers(tx, deps);
    await seedOrderHistory(tx, deps);
    await closeStatementsIn(tx, deps);
    if (found.demo === 0) await settleStatements(tx, deps);
  });
}

/** Whether `seedDatabase` has the whole demonstration to create: the database is empty. */
export async function startsDemonstration({ db, settings }: Pick<SeedDeps, 'db' | 'settings'>): Promise<boolean> {
  if (settings.seed !== 'demo') return false;
  const [found] = await db.select({ n: count() }).from(companies);
  return found?.n === 0;
}

async function seedRates(tx: Tx): Promise<void> {
  const rows = Object.entries(STARTING_RATES).flatMap(([currency, rate]) =>
    isCurrency(currency) ? [{ asOf: STARTING_RATES_DAY, currency, rate }] : [],
  );
  await tx.insert(exchangeRates).values(rows).onConflictDoNothing();
}

async function findCompanies(tx: Tx): Promise<{ all: number; demo: number }> {
  const ids = DEMO_COMPANIES.map(({ id }) => id);
  const [all] = await tx.select({ n: count() }).from(companies);
  const [demo] = await tx.select({ n: count() }).from(companies).where(inArray(companies.id, ids));
  return { all: all?.n ?? 0, demo: demo?.n ?? 0 };
}

async function seedDemo(tx: Tx, { clock }: SeedDeps): Promise<void> {
  const createdAt = new Date(clock.now().getTime() - OPENED_DAYS_AGO * DAY_MS);
  for (const company of DEMO_COMPANIES) await seedCompany(tx, company, createdAt);
  await tx
    .insert(flightConfigs)
    .values([...DEMO_FLIGHT_CONFIGS])
    .onConflictDoNothing();
  // One hash for all: each would take a tenth of a second, and the password is the same.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const config = { defaultRegion: DEFAULTS.region, cities: [], countries: [], passengers: [] };
  const rows = DEMO_USERS.map(({ id, username, nickname, companyId, roles, permissions }) => ({
    id,
    companyId,
    username,
    nickname,
    email: `${username}@example.com`,
    passwordHash,
    roles: [...roles],
    permissions: [...permissions],
    config,
    createdAt,
  }));
  await tx.insert(users).values(rows).onConflictDoNothing();
  await seedSites(tx, createdAt);
}

async function seedCompany(tx: Tx, company: DemoCompany, at: Date): Promise<void> {
  const { openingBalance, creditLimit, ...row } = company;
  const [created] = await tx
    .insert(companies)
    .values({ ...row, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: companies.id });
  if (!created) return;
  await openAccounts(tx, company);
  const notLent = await setCreditLimit(tx, company.id, creditLimit);
  if (notLent) throw new Error(`the credit of ${company.name} was refused: ${notLent.refused}`);
  if (openingBalance === 0) return;
  const posted = await postTopUp(
    tx,
    {
      companyId: company.id,
      money: { amount: openingBalance, currency: company.settlementCurrency },
      via: 'bank-transfer',
      reference: `opening-${company.id}`,
      description: 'Opening balance',
    },
    { at, userId: null },
  );
  if (isRefusal(posted)) throw new Error(`the opening balance of ${company.name} was refused: ${posted.refused}`);
}

/** Settles all closed statements of the demo agencies. */
async function settleStatements(tx: Tx, { clock, ids }: SeedDeps): Promise<void> {
  const cause = { at: clock.now(), userId: null };
  for (const { id: companyId, name, settlementCurrency: currency } of DEMO_COMPANIES) {
    const { owed: amount } = await readCreditDue(tx, { companyId, currency }, cause.at);
    if (amount === 0) continue;
    const settlement = { companyId, currency, amount, key: ids.uuid(), description: '' };
    const posted = await postSettlement(tx, settlement, cause);
    if (isRefusal(posted)) throw new Error(`what ${name} owes was not settled: ${posted.refused}`);
  }
}
