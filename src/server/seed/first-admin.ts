import { count, eq, notInArray } from 'drizzle-orm';
import { DEFAULTS } from '../../contract/limits.ts';
import { PERMISSIONS } from '../../contract/permissions.ts';
import { hashPassword } from '../crypto/password.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { DEMO_USERS } from './demo-accounts.ts';

/** The provider's name until its administrator sets one. */
const PROVIDER_NAME = 'Provider';

/**
 * In a database without users other than demo ones, which are disabled then, creates the provider's first SuperUser from ADMIN_USERNAME and
 * ADMIN_PASSWORD; otherwise does nothing.
 */
export async function makeFirstAdmin(
  tx: Tx,
  { settings, ids, clock, log }: Pick<Deps, 'settings' | 'ids' | 'clock' | 'log'>,
): Promise<void> {
  const demoUsers = DEMO_USERS.map(({ id }) => id);
  const [found] = await tx.select({ n: count() }).from(users).where(notInArray(users.id, demoUsers));
  if (found && found.n > 0) return;
  if (!settings.admin) {
    log.warn(
      'nobody can sign in: the database has no users of its own. Start once with ADMIN_USERNAME and ADMIN_PASSWORD set',
    );
    return;
  }
  const { username, password } = settings.admin;
  const createdAt = clock.now();
  const companyId = (await findProvider(tx)) ?? (await makeProvider(tx, ids.uuid(), createdAt));
  await tx.insert(users).values({
    id: ids.uuid(),
    companyId,
    username,
    nickname: username,
    passwordHash: await hashPassword(password),
    roles: ['SuperUser'],
    permissions: [...PERMISSIONS],
    config: { defaultRegion: DEFAULTS.region, cities: [], countries: [], passengers: [] },
    createdAt,
  });
  log.info({ username }, 'the first administrator can sign in; ADMIN_PASSWORD is not needed any more');
}

async function findProvider(tx: Tx): Promise<string | null> {
  const [provider] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.isProvider, true));
  return provider?.id ?? null;
}

async function makeProvider(tx: Tx, id: string, createdAt: Date): Promise<string> {
  const settlementCurrency = DEFAULTS.currency;
  const provider = { id, name: PROVIDER_NAME, proxyLevel: 0, isProvider: true, canCreateSubAgency: true };
  await tx.insert(companies).values({ ...provider, settlementCurrency, createdAt });
  await openAccounts(tx, { id, settlementCurrency });
  return id;
}
