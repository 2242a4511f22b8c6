import { threadCpuUsage } from 'node:process';

/**
 * Milliseconds of processor time that work takes on this thread: what else the machine does at the time is not in it, and a machine
 * that is slower at reading JSON than the one the limits were set on is counted as that one.
 */
export function cpuTime(work: () => void): number {
  const before = threadCpuUsage();
  work();
  return atPace(timeSince(before));
}

/** The same of the longest turn of the event loop while `work` runs: for so long nothing else of this process was answered. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let begun = threadCpuUsage();
  let turn = setImmediate(next);
  function next(): void {
    longest = Math.max(longest, timeSince(begun));
    begun = threadCpuUsage();
    turn = setImmediate(next);
  }
  await work();
  clearImmediate(turn);
  return atPace(Math.max(longest, timeSince(begun)));
}

function timeSince(before: NodeJS.CpuUsage): number {
  const { user, system } = threadCpuUsage(before);
  return (user + system) / 1000;
}

/** What is read to see how fast the machine is now, and the milliseconds it takes where the limits were set. */
const YARDSTICK = JSON.stringify(Array.from({ length: 12_000 }, (_, i) => ({ a: { b: [i] } })));
const [YARDSTICK_MS, READS, GOOD_FOR_MS] = [2, 8, 2000];
let pace = { slowness: 1, until: 0 };

/** A neighbour on the same core takes from its cache, so that the pace is looked at again and again. */
function atPace(ms: number): number {
  if (Date.now() > pace.until) {
    // Together, because some kernels count by ticks of several milliseconds, and most single reads as none.
    const before = threadCpuUsage();
    for (let i = 0; i < READS; i++) JSON.parse(YARDSTICK);
    pace = { slowness: Math.max(1, timeSince(before) / READS / YARDSTICK_MS), until: Date.now() + GOOD_FOR_MS };
  }
  return ms / pace.slowness;
}
