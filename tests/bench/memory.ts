import { Agent, oneWay } from '../e2e/agent.ts';
import { isoDateAfter } from '../e2e/days.ts';
import { Portal } from '../e2e/portal.ts';
import { type Bench, median, round } from './figure.ts';
import { processorMs, residentMegabytes } from './processor.ts';

const ROUTES = [
  ['HKG', 'BKK'],
  ['PEK', 'SHA'],
  ['SIN', 'LHR'],
  ['SHA', 'NRT'],
  ['CAN', 'SYD'],
] as const;
const SEARCHES = 100;
const ROUNDS = 3;

interface Round {
  startSeconds: number;
  ready: number;
  after: number;
  cpuMs: number;
  offers: number;
}

/**
 * Resident memory of the server process after many complete searches, four at a time, each round on a newly created and filled database.
 */
export const memory: Bench = {
  name: 'memory',
  async measure() {
    const rounds: Round[] = [];
    for (let i = 0; i < ROUNDS; i++) rounds.push(await measureOnce());
    const of = (pick: (round: Round) => number) => rounds.map(pick);
    return [
      figure('First start until ready, demonstration and all', round(median(of((r) => r.startSeconds))), 's'),
      figure('Server memory when ready after a first start', median(of((r) => r.ready)), 'MB'),
      figure(`Server memory after ${SEARCHES} searches, least`, Math.min(...of((r) => r.after)), 'MB'),
      figure(`Server memory after ${SEARCHES} searches, median`, median(of((r) => r.after)), 'MB', 160),
      figure(`Server memory after ${SEARCHES} searches, most`, Math.max(...of((r) => r.after)), 'MB', 160),
      figure('Processor time of a search', Math.round(median(of((r) => r.cpuMs))), 'ms'),
      figure('Offers of a search, on average', Math.round(median(of((r) => r.offers))), 'offers'),
    ];
  },
};

function figure(what: string, measured: number, unit: string, limit: number | null = null) {
  return { what, measured, unit, limit };
}

async function measureOnce(): Promise<Round> {
  const startedAt = performance.now();
  const portal = await Portal.start();
  const startSeconds = (performance.now() - startedAt) / 1000;
  const ready = residentMegabytes(portal.pid);
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const busyBefore = processorMs(portal.pid);
  const searches = Array.from({ length: SEARCHES }, (_, i) => i);
  let offers = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let i = searches.pop(); i !== undefined; i = searches.pop()) {
        const [from, to] = ROUTES[i % ROUTES.length] ?? ROUTES[0];
        const { length } = await agent.search(oneWay(from, to, isoDateAfter(20 + (i % 40))));
        offers += length;
      }
    }),
  );
  const after = residentMegabytes(portal.pid);
  const cpuMs = (processorMs(portal.pid) - busyBefore) / SEARCHES;
  await portal.close();
  return { startSeconds, ready, after, cpuMs, offers: offers / SEARCHES };
}
