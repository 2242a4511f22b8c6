import { describe, expect, it } from 'vitest';
import { isRefusal, type Refusal } from '../../contract/result.ts';
import { type FairLimits, FairQueue, type Turn } from './fair-queue.ts';

const LIMITS: FairLimits = { places: 3, placesOfOne: 2, waiting: 6, waitingOfOne: 4, seconds: 2 };

/** A queue whose tasks last until they are ended, and the order in which they began. */
function aLine(limits: Partial<FairLimits> = {}) {
  const line = new FairQueue({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (name: string): Turn | Refusal => {
    const turn = line.enter(name.charAt(0));
    if (!isRefusal(turn))
      void turn.granted.then((leave) => {
        begun.push(name);
        ends.push(leave);
      });
    return turn;
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    enter: (...names: string[]) => names.map(enter),
    settled,
    /** Ends the task that began first. */
    end: async () => {
      ends.shift()?.();
      await settled();
    },
  };
}

const isWaiting = (turns: readonly (Turn | Refusal)[]) =>
  turns.map((turn) => (isRefusal(turn) ? 'refused' : turn.isWaiting));

describe('the line before work that takes all the server has', () => {
  it('lets in at once as many as there are places, and of one company no more than its share', async () => {
    const { enter, begun, settled } = aLine();
    expect(isWaiting(enter('a1', 'a2', 'a3', 'b1', 'b2'))).toEqual([false, false, true, false, true]);
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('gives free places to the companies by turns, and within one to who came first', async () => {
    const { enter, begun, end, settled } = aLine({ places: 1 });
    enter('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2');
    await settled();
    for (let i = 0; i < 7; i++) await end();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('lets a company wait for its own places while another’s are free', async () => {
    const { enter, begun, settled } = aLine();
    expect(isWaiting(enter('a1', 'a2', 'a3', 'b1'))).toEqual([false, false, true, false]);
    await settled();
    expect(begun).not.toContain('a3');
  });

  it('turns away who comes when the line is full, for one company before all of them, and takes others later', async () => {
    const { enter, end, settled } = aLine();
    const turns = enter('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
    expect(isWaiting(turns).slice(2)).toEqual([true, true, true, true, 'refused']);
    expect(turns.at(-1)).toMatchObject({ refused: 'busy', params: { seconds: 2 } });
    expect(isWaiting(enter('b1', 'b2', 'c1', 'c2'))).toEqual([false, true, true, 'refused']);
    await settled();
    await end();
    expect(isWaiting(enter('c3'))).toEqual([true]);
  });

  it('is empty again once all have left', async () => {
    const { enter, begun, end, settled } = aLine();
    enter('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    await settled();
    for (let i = 0; i < 6; i++) await end();
    expect(begun).toHaveLength(6);
    expect(isWaiting(enter('a1', 'a2', 'b1'))).toEqual([false, false, false]);
  });
});
