import { hash } from '@node-rs/argon2';
import pg from 'pg';
import pino from 'pino';
import { createDeps } from '../../src/server/create-deps.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { openCluster } from '../../src/server/db/embedded/cluster.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { users } from '../../src/server/db/schema/users.ts';
import type { Clock } from '../../src/server/deps.ts';
import { DEMO_PASSWORD } from '../../src/server/seed/demo-accounts.ts';
import { seedDatabase } from '../../src/server/seed/seed.ts';
import { testSettings } from '../factories/settings.ts';
import type { TestDatabases } from './test-databases.ts';

const TEMPLATE_LOCK = 727_100;
/** Of the demonstration's accounts, as which tests sign in thousands of times. The portal's own cost a tenth of a second each. */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };
/** The run's databases are thrown away: they need not survive a power cut, only the end of a process. */
const NO_WAITING_FOR_DISKS = ['fsync', 'full_page_writes'];

/** Returns how to address a database on the run's server, and starts it if necessary. */
export async function serverOf({ folder, url }: TestDatabases): Promise<(database: string) => string> {
  if (url) return (database) => withDatabase(url, database);
  if (!folder) throw new Error('the run has no place for databases');
  const cluster = await openCluster(folder);
  if (cluster.started) await withClient(cluster.url('postgres'), waitForNoDisk);
  return cluster.url;
}

async function waitForNoDisk(client: pg.Client): Promise<void> {
  for (const setting of NO_WAITING_FOR_DISKS) await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
}

/** Copies the template into a new database; the first caller of a run creates the template. */
export async function createDatabase(
  urlOf: (database: string) => string,
  template: string,
  name: string,
  clock: Clock,
) {
  await withClient(urlOf('postgres'), async (client) => {
    // One at a time: a template being copied or filled accepts no other connection.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`create database ${template}_new`);
      await fillTemplate(urlOf(`${template}_new`), clock);
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
}

/** An empty database, for tests of migrations and seeds. */
export async function createEmptyDatabase(urlOf: (database: string) => string, name: string): Promise<void> {
  await withClient(urlOf('postgres'), async (client) => {
    await client.query(`create database ${name}`);
  });
}

export async function dropDatabase(urlOf: (database: string) => string, name: string): Promise<void> {
  await withClient(urlOf('postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
  });
}

export async function dropTemplate(url: string, template: string): Promise<void> {
  await dropDatabase((database) => withDatabase(url, database), template);
}

async function fillTemplate(url: string, clock: Clock): Promise<void> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase(url, log, 4);
  await migrate(database.pool);
  const deps = createDeps(testSettings(), database, log, { clock, pollJobs: false });
  await seedDatabase(deps);
  await database.db.update(users).set({ passwordHash: await hash(DEMO_PASSWORD, CHEAP_HASH) });
  await deps.jobs.start();
  await deps.jobs.stop();
  await database.close();
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
