import { readSettings } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import { openDatabase } from '../db/database.ts';
import { isDatabaseFault } from '../db/faults.ts';
import { createLog } from '../http/request-log.ts';
import { bookOpenOrders } from './order-history-open.ts';
import { DATABASE_GONE, isSeedTask, type SeedTask } from './run-seed-process.ts';
import { seedDatabase } from './seed.ts';

const CONNECTIONS = 4;

/** Runs one task of the demonstration in a process that ends with it, which releases its memory. */
async function main(task: SeedTask): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const { databaseUrl, databaseSessionUrl: sessionUrl } = settings;
  const database = await openDatabase(databaseUrl ?? '', log, { max: CONNECTIONS, sessionUrl });
  const deps = createDeps(settings, database, log, { pollJobs: false });
  if (task === 'history') await seedDatabase(deps);
  else {
    await deps.jobs.start();
    await bookOpenOrders(deps);
    await deps.jobs.stop({ graceful: true });
  }
  await database.close();
  process.disconnect?.();
}

// The server that started it is gone.
process.once('disconnect', () => process.exit());
const task = process.argv[2];
if (!isSeedTask(task)) throw new Error(`no such task: ${task}`);
await main(task).catch((error: unknown) => {
  if (isDatabaseFault(error)) process.exit(DATABASE_GONE);
  throw error;
});
