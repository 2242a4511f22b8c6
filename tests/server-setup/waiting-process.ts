// A program for TaskProcess that answers how long it has waited.
import { setTimeout as wait } from 'node:timers/promises';
import { serveTasks } from '../../src/server/processes/serve-tasks.ts';

serveTasks(
  (task): task is { ms: number } => typeof task === 'object' && task !== null && 'ms' in task,
  async ({ ms }) => {
    await wait(ms);
    return { waited: ms };
  },
);
