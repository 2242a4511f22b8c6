import { readFileSync } from 'node:fs';
import { Agent, oneWay } from '../e2e/agent.ts';
import { isoDateAfter } from '../e2e/days.ts';
import { Portal } from '../e2e/portal.ts';
import { type Bench, round } from './figure.ts';

const ROUTES = [
  ['HKG', 'BKK'],
  ['PEK', 'SHA'],
  ['SIN', 'LHR'],
  ['SHA', 'NRT'],
  ['CAN', 'SYD'],
] as const;
const SEARCHES = 100;

/** Resident memory of the server process after many whole searches, four at a time. */
export const memory: Bench = {
  name: 'memory',
  async measure() {
    const portal = await Portal.start();
    const agent = await Agent.signIn(portal.url, 'harbour.op');
    const before = residentMegabytes(portal.pid);
    const searches = Array.from({ length: SEARCHES }, (_, i) => i);
    let offers = 0;
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let i = searches.pop(); i !== undefined; i = searches.pop()) {
          const [from, to] = ROUTES[i % ROUTES.length] ?? ROUTES[0];
          offers += (await agent.search(oneWay(from, to, isoDateAfter(20 + (i % 40))))).length;
        }
      }),
    );
    const after = residentMegabytes(portal.pid);
    await portal.close();
    return [
      { what: 'Server memory when ready', measured: before, unit: 'MB', limit: null },
      { what: `Server memory after ${SEARCHES} searches`, measured: after, unit: 'MB', limit: 160 },
      { what: 'Offers of a search, on average', measured: round(offers / SEARCHES), unit: 'offers', limit: null },
    ];
  },
};

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
