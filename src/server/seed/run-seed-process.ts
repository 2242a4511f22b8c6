import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DatabaseGone } from '../db/faults.ts';

const TASKS = ['history', 'orders'] as const;
/** Exit code when the database becomes unavailable. */
export const DATABASE_GONE = 75;
/** history: everything `seedDatabase` creates. orders: the open orders, which need the job queue. */
export type SeedTask = (typeof TASKS)[number];

export function isSeedTask(text: unknown): text is SeedTask {
  return TASKS.some((task) => task === text);
}

/** The program beside the bundled server, or in the sources. */
const PROGRAMS = ['./seed.js', './seed-process.ts'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

export interface SeedProcess {
  /** Runs a task in a separate process. Throws if it fails; the reason is in the log. */
  run(task: SeedTask): Promise<void>;
  /** Stops the running task and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Seeds the demonstration in another process, since the server would never release the memory of its searches and bookings.
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
      // Its own process group: Ctrl-C reaches only the server, which decides.
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
