import pino from 'pino';
import { buildApp } from '../../src/server/app.ts';
import { createDeps, type Substitutes } from '../../src/server/create-deps.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { registerJobs } from '../../src/server/wiring.ts';
import type { TestServer } from './test-server.ts';

export interface SecondServer extends TestServer {
  /** Dies as by kill -9, as far as the database can tell: its connections break and nothing is tidied up. */
  die(): Promise<void>;
}

/** Another process's server on the database of `first`, with its own pool, jobs and events. */
export async function startBeside(
  first: TestServer,
  options: Pick<Substitutes, 'airSuppliers' | 'pollJobs'> = {},
): Promise<SecondServer> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase(first.deps.pool.options.connectionString ?? '', log, 10);
  const { clock } = first;
  const deps = createDeps(first.deps.settings, database, log, { pollJobs: false, ...options, clock });
  registerJobs(deps);
  await deps.events.start();
  await deps.jobs.start();
  const app = await buildApp(deps, null);
  await app.ready();
  return {
    app,
    deps,
    clock,
    close: async () => {
      await app.close();
      await deps.searches.stop();
      await deps.jobs.stop();
      await deps.events.stop();
      await database.close();
    },
    die: async () => {
      await deps.events.stop();
      await database.close();
    },
  };
}
