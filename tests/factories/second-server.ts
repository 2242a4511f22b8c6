import pino from 'pino';
import { createDeps, type Substitutes } from '../../src/server/create-deps.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { runServer, type TestServer } from './test-server.ts';

export interface SecondServer extends TestServer {
  /** Simulates kill -9 for the database: connections break without cleanup. */
  die(): Promise<void>;
}

/** Another server on the database of `first`, with its own pool, jobs and events. */
export async function startBeside(
  first: TestServer,
  options: Pick<Substitutes, 'airSuppliers' | 'pollJobs'> = {},
): Promise<SecondServer> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase(first.deps.pool.options.connectionString ?? '', log, 10);
  const { clock } = first;
  const deps = createDeps(first.deps.settings, database, log, { pollJobs: false, ...options, clock });
  const { app, stop } = await runServer(deps, null);
  return {
    app,
    deps,
    clock,
    close: async () => {
      await stop();
      await database.close();
    },
    die: async () => {
      await deps.events.stop();
      await deps.sessions.stop();
      await database.close();
    },
  };
}
