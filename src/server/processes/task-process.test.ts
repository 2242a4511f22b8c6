import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/factories/eventually.ts';
import { PATIENCE } from '../../../tests/tools/run-mode.ts';
import { type TaskLimits, TaskProcess } from './task-process.ts';

const at = [new URL('../../../tests/server-setup/waiting-process.ts', import.meta.url)];
const LIMITS: TaskLimits = { timeMs: 10_000 * PATIENCE, startMs: 20_000 * PATIENCE, idleMs: 20_000, waiting: 8 };
const never = new AbortController().signal;
/** Longer than any test. */
const ENDLESS = { ms: 3_600_000 };

interface Waited {
  waited: number;
}
const isAnswer = (answer: unknown): answer is Waited =>
  typeof answer === 'object' && answer !== null && 'waited' in answer;

const made: TaskProcess<{ ms: number }, Waited>[] = [];
function taskProcess(limits: Partial<TaskLimits> = {}) {
  const one = new TaskProcess<{ ms: number }, Waited>({ at, heap: 64, isAnswer }, { ...LIMITS, ...limits });
  made.push(one);
  return one;
}
afterEach(async () => {
  for (const one of made.splice(0)) await one.stop();
});

const TOO_SLOW = { status: 'too-slow' };

describe('a process for tasks', () => {
  it('is ended with a task whose time is up, and the next task has a new one', async () => {
    const one = taskProcess({ timeMs: 300 * PATIENCE });
    expect(await one.run({ ms: 0 }, never)).toEqual({ waited: 0 });
    expect(await one.run(ENDLESS, never)).toEqual(TOO_SLOW);
    expect(await one.run({ ms: 1 }, never)).toEqual({ waited: 1 });
  });

  it('says that it is busy instead of letting more wait', async () => {
    const one = taskProcess({ waiting: 2 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((ms) => one.run({ ms }, never)));
    expect(answers).toEqual([{ waited: 1 }, { waited: 2 }, { waited: 3 }, { status: 'busy' }, { status: 'busy' }]);
  });

  it('drops what nobody waits for any more', async () => {
    const one = taskProcess();
    const gone = new AbortController();
    const [running, waiting, other] = [
      one.run(ENDLESS, gone.signal),
      one.run(ENDLESS, gone.signal),
      one.run({ ms: 1 }, never),
    ];
    gone.abort();
    expect(await Promise.all([running, waiting, other])).toEqual([TOO_SLOW, TOO_SLOW, { waited: 1 }]);
  });

  it('does what comes while it is being ended, in a new one', async () => {
    const one = taskProcess();
    expect(await one.run({ ms: 1 }, never)).toEqual({ waited: 1 });
    const ending = one.stop();
    expect(await one.run({ ms: 2 }, never)).toEqual({ waited: 2 });
    await ending;
  });

  it('ends when it has been idle, and starts again when asked', async () => {
    const one = taskProcess({ idleMs: 1 });
    expect(await one.run({ ms: 1 }, never)).toEqual({ waited: 1 });
    await eventually(() => expect(one.isRunning).toBe(false));
    expect(await one.run({ ms: 2 }, never)).toEqual({ waited: 2 });
  });
});
