import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../db/database.ts';
import { isDatabaseFault, reasonOf } from '../db/faults.ts';
import { createClient, NO_TIMEOUTS } from '../db/pool.ts';
import { JOB_RULES, type JobData, type JobName } from './job-data.ts';

export type JobHandler<K extends JobName> = (data: JobData[K]) => Promise<void>;

export interface SendOptions {
  /** Seconds from now; 0 or less is at once. */
  afterSeconds?: number;
}

export interface DailyTime {
  hour: number;
  minute: number;
  /** IANA name. */
  zone: string;
}

/** Deferred work, stored in the database: a job sent in a transaction exists if and only if that commits. */
export interface Jobs {
  send<K extends JobName>(tx: Tx, name: K, data: JobData[K], options?: SendOptions): Promise<void>;
  /** Notifies this process's workers that a transaction with jobs has committed, so that they need not wait for their next poll. */
  wake(): void;
  /** Sets the handler of a kind of job; call before start(). Handlers may run twice for one job and must be idempotent. */
  work<K extends JobName>(name: K, handler: JobHandler<K>): void;
  /** Runs a job at an interval in minutes (1 to 59), once in the whole installation. */
  repeat(name: JobName, everyMinutes: number): void;
  /** Runs a job once a day in the whole installation. */
  daily(name: JobName, at: DailyTime): void;
  start(): Promise<void>;
  /** Lets running jobs finish (`graceful`) or leaves them to another process. */
  stop(options?: { graceful?: boolean }): Promise<void>;
  /** Runs the due jobs, and those they send, in this process and immediately; for tests. `early` also runs later ones once. */
  drain(options?: { early?: boolean }): Promise<void>;
}

type Registered = { [K in JobName]?: JobHandler<K> };
const NAMES = Object.keys(JOB_RULES).filter((name): name is JobName => Object.hasOwn(JOB_RULES, name));

const START_LOCK = 727_003;

interface JobsOptions {
  pool: Pool;
  log: Logger;
  /** False leaves due jobs to drain(), so that a test decides when they run. */
  poll?: boolean;
}

/** Jobs on pg-boss, in the server's own database and through its own pool. */
export function createJobs({ pool, log, poll = true }: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // A job whose process died is detected by its missing heartbeat; the default would leave it for a quarter of an hour.
    monitorIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
    supervise: poll,
    schedule: poll,
  });
  boss.on('error', tellIn(log));
  const handlers: Registered = {};
  const schedules = new Map<JobName, { cron: string; zone: string }>();
  const workers = new Map<JobName, string>();
  const sent = new Set<JobName>();
  let running = false;

  const run = runnerOf(handlers, log);

  return {
    async send(tx, name, data, { afterSeconds = 0 } = {}) {
      const after = afterSeconds > 0 ? { startAfter: Math.ceil(afterSeconds) } : {};
      await boss.send(name, data, { ...after, ...recordOf(data), db: fromDrizzle(tx, sql) });
      if (afterSeconds <= 0) sent.add(name);
    },
    wake() {
      for (const name of sent) boss.notifyWorker(workers.get(name) ?? '');
      sent.clear();
    },
    work(name, handler) {
      Object.assign(handlers, { [name]: handler });
    },
    repeat(name, everyMinutes) {
      schedules.set(name, { cron: `*/${everyMinutes} * * * *`, zone: 'UTC' });
    },
    daily(name, { hour, minute, zone }) {
      schedules.set(name, { cron: `${minute} ${hour} * * *`, zone });
    },
    async start() {
      running = true;
      try {
        await oneAtATime(pool, () => prepare(boss));
        if (!poll) return;
        for (const name of NAMES.filter((n) => handlers[n])) workers.set(name, await startWorkers(boss, name, run));
        for (const [name, { cron, zone }] of schedules) await boss.schedule(name, cron, {}, { tz: zone });
      } catch (error) {
        await this.stop({ graceful: false });
        throw error;
      }
    },
    async stop({ graceful = true } = {}) {
      if (!running) return;
      running = false;
      await boss.stop({ graceful, close: false, timeout: 10_000 });
    },
    async drain({ early = false } = {}) {
      if (early) await drainAll(boss, pool, run, true);
      while (await drainAll(boss, pool, run, false));
    },
  };
}

function runnerOf(handlers: Registered, log: Logger): Run {
  return async (name, data) => {
    const handler = handlers[name];
    if (!handler) throw new Error(`nothing handles the job ${name}`);
    try {
      await handler(data);
    } catch (error) {
      log.error({ err: error, job: name, data }, 'a job failed and will be tried again');
      // The queue stores a thrown error in its own table, and a database error quotes what was to be written.
      throw new Error(`the job ${name} failed as the log tells`);
    }
  };
}

/** The record a job is about, for queues that allow one job for each. */
function recordOf(data: JobData[JobName]): { singletonKey?: string } {
  const [record] = Object.values(data);
  return record === undefined ? {} : { singletonKey: String(record) };
}

function tellIn(log: Logger) {
  return (error: unknown) => {
    if (isDatabaseFault(error)) log.warn({ reason: reasonOf(error) }, 'the job queue waits for the database');
    else log.error({ err: error }, 'the job queue failed');
  };
}

/** Two servers starting on an empty database would both create the queue's tables, and one would fail. */
async function oneAtATime(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = createClient(pool, NO_TIMEOUTS);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    await work();
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

type Run = <K extends JobName>(name: K, data: JobData[K]) => Promise<void>;

function queueOptions(name: JobName) {
  const { retryLimit, retrySeconds, policy } = JOB_RULES[name];
  return {
    policy: policy ? { policy } : {},
    retryLimit,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: 900,
    heartbeatSeconds: 10,
    // A job may be sent for a deadline months ahead.
    retentionSeconds: 400 * 24 * 3600,
    deleteAfterSeconds: 7 * 24 * 3600,
  };
}

async function prepare(boss: PgBoss): Promise<void> {
  await boss.start();
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of NAMES) {
    const { policy, ...options } = queueOptions(name);
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, { ...options, ...policy });
    // Created by an earlier version.
    else if (queue.retryLimit !== options.retryLimit) await boss.updateQueue(name, options);
  }
}

/** Runs the due jobs of each queue in turn, with `early` also those that wait for their time. Returns whether there were any. */
async function drainAll(boss: PgBoss, pool: Pool, run: Run, early: boolean): Promise<boolean> {
  let found = false;
  let waiting = await waitingQueues(pool, early);
  for (const name of NAMES) {
    if (!waiting.has(name) || !(await drainQueue(boss, name, run, early))) continue;
    found = true;
    // The jobs may have sent others.
    waiting = await waitingQueues(pool, early);
  }
  return found;
}

/** The queues with due jobs, `early` with any. Most have none, and fetching from each takes longer than the jobs. */
async function waitingQueues(pool: Pool, early: boolean): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from pgboss.job where state < 'active' and (start_after <= now() or $1)`,
    [early],
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Starts workers that each run one job at a time; returns the id of one. After a job a worker polls again at once, so that a queue empties
 * as fast as they can.
 */
async function startWorkers<K extends JobName>(boss: PgBoss, name: K, run: Run): Promise<string> {
  const { pollSeconds, workers } = JOB_RULES[name];
  const startOne = async () => {
    let id = '';
    const options = { pollingIntervalSeconds: pollSeconds, localConcurrency: 1, batchSize: 1 };
    id = await boss.work<JobData[K]>(name, options, async ([job]) => {
      boss.notifyWorker(id);
      if (job) await run(name, job.data);
    });
    return id;
  };
  const [first = ''] = await Promise.all(Array.from({ length: workers }, startOne));
  return first;
}

async function drainQueue<K extends JobName>(boss: PgBoss, name: K, run: Run, early: boolean) {
  const jobs = await boss.fetch<JobData[K]>(name, { batchSize: 100, ignoreStartAfter: early });
  for (const job of jobs) {
    try {
      await run(name, job.data);
      await boss.complete(name, job.id);
    } catch (error) {
      await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) });
    }
  }
  return jobs.length > 0;
}
