import { threadCpuUsage } from 'node:process';

/** Milliseconds of processor time that work takes on this thread: what else the machine does at the time is not in it. */
export function cpuTime(work: () => void): number {
  const before = threadCpuUsage();
  work();
  const { user, system } = threadCpuUsage(before);
  return (user + system) / 1000;
}
