import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Settings } from './config.ts';
import type { Database } from './db/database.ts';
import type { Clock, Deps, Ids } from './deps.ts';
import { loadDictionaries } from './dictionaries/load.ts';
import { createEventHub } from './events/event-hub.ts';
import { createJobs } from './jobs/jobs.ts';

const systemClock: Clock = { now: () => new Date() };
const randomIds: Ids = { token: () => randomBytes(32).toString('base64url'), uuid: randomUUID };

/** What a test puts in the place of the real thing. */
export type Substitutes = Partial<Pick<Deps, 'clock' | 'ids' | 'airSuppliers'>> & {
  /** False leaves due jobs to jobs.drain(). */
  pollJobs?: boolean;
};

/** Makes the server's parts around an open database. Nothing runs yet. */
export function createDeps(settings: Settings, { pool, db }: Database, log: Logger, use: Substitutes = {}): Deps {
  return {
    settings,
    pool,
    db,
    clock: use.clock ?? systemClock,
    ids: use.ids ?? randomIds,
    log,
    jobs: createJobs({ pool, log, poll: use.pollJobs ?? true }),
    events: createEventHub({ pool, log }),
    dictionaries: loadDictionaries(),
    airSuppliers: use.airSuppliers ?? [],
  };
}
