import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { checkDataKeys, claimDataKeys } from './commands/claim-data-keys.ts';
import { readSettings, type Settings } from './config.ts';
import { createDeps } from './create-deps.ts';
import { type Database, DatabaseError, openDatabase } from './db/database.ts';
import { type EmbeddedDatabase, openEmbedded } from './db/embedded/embedded.ts';
import { migrate } from './db/migrate.ts';
import { retryWhileDatabaseAway, START_PATIENCE_MS } from './db/patience.ts';
import { writeError } from './http/hide-secrets.ts';
import { RequestDrain } from './http/request-drain.ts';
import { createLog } from './http/request-log.ts';
import { openDemoOrders } from './seed/order-history-open.ts';
import { seedProcess } from './seed/run-seed-process.ts';
import { seedDatabase, startsDemonstration } from './seed/seed.ts';
import { SettingsError } from './settings-reader.ts';
import { registerJobs } from './wiring.ts';

const STOP_LIMIT_MS = 25_000;

/** The built client, from the bundle in dist/server or from the sources. */
const CLIENT_FOLDERS = ['../client', '../../dist/client'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Starts the server; returns how to stop it. Parts start in the order of their dependencies and stop in reverse. */
async function start(settings: Settings, log: Logger): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    const faults: unknown[] = [];
    for (const each of stops.splice(0).reverse()) await each().catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'not everything could be stopped in order');
  };
  try {
    const embedded: EmbeddedDatabase | null = settings.databaseUrl ? null : await openEmbedded(settings.dataDir, log);
    if (embedded) stops.push(embedded.stop);
    const url = settings.databaseUrl ?? embedded?.url ?? '';
    const database: Database = await openDatabase(url, log, { sessionUrl: settings.databaseSessionUrl });
    stops.push(database.close);
    await checkDataKeys({ db: database.db, settings });
    const ran = await migrate(database.pool);
    if (ran.length > 0) log.info({ migrations: ran }, 'database prepared');
    const deps = createDeps(settings, database, log);
    await claimDataKeys(deps);
    const seeder = seedProcess(url);
    if (await startsDemonstration(deps)) await seeder.run('history');
    else await seedDatabase(deps);
    registerJobs(deps, () => seeder.run('orders'));
    await deps.events.start();
    stops.push(() => deps.events.stop());
    await deps.jobs.start();
    stops.push(() => deps.jobs.stop({ graceful: true }));
    stops.push(() => seeder.stop());
    stops.push(() => deps.searches.stop());
    stops.push(() => deps.recogniser.stop());
    stops.push(() => deps.printer.stop());
    stops.push(() => deps.sheets.stop());
    const drain = new RequestDrain();
    const app = await buildApp(deps, CLIENT_FOLDERS.find((folder) => existsSync(folder)) ?? null, drain);
    // New requests are refused from the first moment of a stop to its last.
    stops.push(() => drain.drain());
    stops.unshift(() => app.close());
    await listen(app, settings);
    await openDemoOrders(deps);
    return stop;
  } catch (error) {
    await stop().catch((fault: unknown) => log.error({ err: fault }, 'a start that failed left something behind'));
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') throw new SettingsError(`PORT: ${port} is already in use on ${host}`);
    if (code === 'EACCES') throw new SettingsError(`PORT: ${port} needs rights this user does not have`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SettingsError(`HOST: ${host} is no address of this machine`);
    throw error;
  }
}

/** Installed first: a signal during the start is handled at its end, and leaves no running database and no half-made order. */
function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const end = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: open requests are finished first');
    setTimeout(() => {
      log.error('not everything stopped in time');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    await stop();
    log.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      end(signal).catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      });
    });
}

/** An uncaught fault leaves the process in an unknown state: it exits, and the next start continues from the database. */
function endOnFault(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error outside of any request: ending');
    process.exit(1);
  });
}

/** Faults that the operator can correct are reported in a sentence, others with a stack. */
function reportAndExit(error: unknown): never {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

function sentence(error: unknown): string {
  if (error instanceof SettingsError) return `The settings are not valid:\n${error.message}`;
  if (error instanceof DatabaseError) return error.message;
  return inspect(writeError(error), { depth: null });
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  endOnFault(log);
  const started = retryWhileDatabaseAway(() => start(settings, log), log, START_PATIENCE_MS);
  stopOnSignal(async () => (await started)(), log);
  await started;
}

main().catch(reportAndExit);
