import { threadCpuUsage } from 'node:process';

/**
 * Processor time in milliseconds that work takes on this thread: without other load on the machine, and scaled to the speed of the machine
 * on which the limits were set, by its speed at parsing JSON.
 */
export function cpuTime(work: () => void): number {
  const before = threadCpuUsage();
  work();
  return atPace(timeSince(before));
}

/** The same of the longest event loop turn while `work` runs: the time during which this process answered nothing else. */
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

/** Parsed to measure the machine's present speed, and the milliseconds it takes where the limits were set. */
const YARDSTICK = JSON.stringify(Array.from({ length: 12_000 }, (_, i) => ({ a: { b: [i] } })));
const [YARDSTICK_MS, READS, GOOD_FOR_MS] = [2, 8, 2000];
let pace = { slowness: 1, until: 0 };

/** A process on the same core uses up its cache, so the pace is measured repeatedly. */
function atPace(ms: number): number {
  if (Date.now() > pace.until) {
    // Together, because some kernels count in ticks of several milliseconds, and most single parses as zero.
    const before = threadCpuUsage();
    for (let i = 0; i < READS; i++) JSON.parse(YARDSTICK);
    pace = { slowness: Math.max(1, timeSince(before) / READS / YARDSTICK_MS), until: Date.now() + GOOD_FOR_MS };
  }
  return ms / pace.slowness;
}
