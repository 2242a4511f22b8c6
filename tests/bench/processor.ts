import { readdirSync, readFileSync } from 'node:fs';

/** /proc counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process so far, user and system, in milliseconds. */
export function processorMs(pid: number): number {
  const [, user = 0, system = 0] = timesOf(pid);
  return (user + system) * TICK_MS;
}

/** The same of a process and its children, ended and running: of a whole PostgreSQL, by its postmaster. */
export function processorMsOfAll(parent: number): number {
  const [, ...all] = timesOf(parent);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent);
  return children.reduce((sum, name) => sum + processorMs(Number(name)), sum(all) * TICK_MS);
}

function parentOf(name: string): number {
  try {
    return timesOf(Number(name))[0] ?? 0;
  } catch {
    return 0; // It has ended meanwhile; its time is in its parent's.
  }
}

/** Parent, user and system time, and those of ended children: fields 4 and 14 to 17; the name in brackets is the second. */
function timesOf(pid: number): number[] {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  return [fields[1] ?? 0, ...fields.slice(11, 15)];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
