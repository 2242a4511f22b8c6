import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import type { Settings } from '../../src/server/config.ts';
import { createDeps, type Substitutes } from '../../src/server/create-deps.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import type { Deps } from '../../src/server/deps.ts';
import { Recogniser } from '../../src/server/documents/recogniser.ts';
import { PaperPrinter } from '../../src/server/paper/paper-printer.ts';
import { SheetReader } from '../../src/server/sheets/sheet-reader.ts';
import { registerJobs } from '../../src/server/wiring.ts';
import { createDatabase, dropDatabase, serverOf } from '../server-setup/template.ts';
import { type TestClock, testClock } from './clock.ts';
import { testSettings } from './settings.ts';

/** Long enough for all test files of a worker. */
const LIMITS = { idleMs: 3_600_000 };
/** The processes of a worker's servers: from the sources each takes seconds to start, so test files share them. They end with the worker. */
const SHARED = {
  recogniser: new Recogniser(LIMITS),
  printer: new PaperPrinter(LIMITS),
  sheets: new SheetReader(LIMITS),
};
const isShared = (program: object) => Object.values(SHARED).some((one) => one === program);

export interface TestServer {
  app: FastifyInstance;
  deps: Deps;
  clock: TestClock;
  /** Stops the server and drops its database. */
  close(): Promise<void>;
}

export interface TestServerOptions
  extends Pick<Substitutes, 'ids' | 'airSuppliers' | 'recogniser' | 'pollJobs' | 'scenario'> {
  settings?: Partial<Settings>;
  clock?: TestClock;
  /** Folder of a built client; none by default. */
  clientFolder?: string;
  log?: Logger;
}

/**
 * The real server on its own database, seeded with the demonstration. Jobs wait for `deps.jobs.drain()` unless `pollJobs`. Call close() at
 * the end of the file.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { clock = testClock(), log = pino({ level: 'silent' }), pollJobs = false } = options;
  const databases = inject('databases');
  const urlOf = await serverOf(databases);
  const name = `interline_test_${randomBytes(8).toString('hex')}`;
  await createDatabase(urlOf, databases.template, name, testClock());
  const database = await openDatabase(urlOf(name), log, 10);
  const settings = testSettings(options.settings);
  const own = createDeps(settings, database, log, { ...options, clock, pollJobs });
  const deps = { ...own, ...SHARED, recogniser: options.recogniser ?? SHARED.recogniser };
  const { app, stop } = await runServer(deps, options.clientFolder ?? null);
  return {
    app,
    deps,
    clock,
    close: async () => {
      await stop();
      await database.close();
      await dropDatabase(urlOf, name);
    },
  };
}

/** Starts a server's parts in the order of main.ts; `stop` stops them in reverse. */
export async function runServer(
  deps: Deps,
  clientFolder: string | null,
): Promise<{ app: FastifyInstance; stop: () => Promise<void> }> {
  registerJobs(deps);
  await deps.events.start();
  await deps.jobs.start();
  const app = await buildApp(deps, clientFolder);
  await app.ready();
  const stop = async () => {
    await app.close();
    await deps.searches.stop();
    for (const program of [deps.recogniser, deps.printer, deps.sheets]) if (!isShared(program)) await program.stop();
    await deps.jobs.stop();
    await deps.events.stop();
  };
  return { app, stop };
}
