import { threadCpuUsage } from 'node:process';

/** Milliseconds of processor time that work takes on this thread: what else the machine does at the time is not in it. */
export function cpuTime(work: () => void): number {
  const before = threadCpuUsage();
  work();
  return timeSince(before);
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
  return Math.max(longest, timeSince(begun));
}

function timeSince(before: NodeJS.CpuUsage): number {
  const { user, system } = threadCpuUsage(before);
  return (user + system) / 1000;
}
