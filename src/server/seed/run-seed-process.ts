import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DatabaseGone } from '../db/faults.ts';

const TASKS = ['history', 'orders'] as const;
/** How the process ends when the database goes away under it. */
export const DATABASE_GONE = 75;
/** history: everything `seedDatabase` makes. orders: the open orders, which need the job queue. */
export type SeedTask = (typeof TASKS)[number];

export function isSeedTask(text: unknown): text is SeedTask {
  return TASKS.some((task) => task === text);
}

/** The program beside the bundled server, or among the sources. */
const PROGRAMS = ['./seed.js', './seed-process.ts'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

export interface SeedProcess {
  /** Does a task in a process of its own. Throws when it fails; what is wrong is in the log. */
  run(task: SeedTask): Promise<void>;
  /** Ends what runs and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Makes the demonstration outside of the server, which would otherwise keep the memory of its searches and bookings for good.
 * @param databaseUrl the open database, the embedded one included.
 */
export function seedProcess(databaseUrl: string): SeedProcess {
  let stopped = false;
  const running = new Set<() => Promise<unknown>>();
  return {
    async run(task) {
      if (stopped) return;
      const program = PROGRAMS.find((path) => existsSync(path));
      if (!program) throw new Error('the seed program is missing');
      // In a process group of its own, so that the server alone hears Ctrl-C and decides.
      const env = { ...process.env, DATABASE_URL: databaseUrl, SEED: 'demo' };
      const child = fork(program, [task], { env, execArgv: [], detached: true });
      const ended = once(child, 'exit');
      const end = () => {
        child.kill('SIGKILL');
        return ended;
      };
      running.add(end);
      const [code] = await ended;
      running.delete(end);
      if (code === DATABASE_GONE && !stopped) throw new DatabaseGone(`it went away while ${task} was made`);
      if (code !== 0 && !stopped) throw new Error(`the demonstration's ${task} could not be made`);
    },
    async stop() {
      stopped = true;
      await Promise.all([...running].map((end) => end()));
    },
  };
}
