import { setTimeout as wait } from 'node:timers/promises';
import type { SolutionsAnswer } from '../../src/contract/flight-search.ts';
import { Agent, oneWay } from '../e2e/agent.ts';
import { isoDateAfter } from '../e2e/days.ts';
import type { Portal } from '../e2e/portal.ts';
import { loopDelay } from './event-loop.ts';
import { type Bench, type Figure, median, round } from './figure.ts';
import { withPortalOnPostgres } from './portal-on-postgres.ts';
import { processorMs } from './processor.ts';

/** From a few hundred offers to more than a thousand. */
const ROUTES = [
  ['HKG', 'SYX'],
  ['HGH', 'XMN'],
  ['HKG', 'BKK'],
] as const;
const [, , MOST_OFFERS] = ROUTES;
const AT_ONCE = [1, 5, 20, 50, 200];
const ALONE = 8;
/** The app retries after the time the server gives, at most this. */
const AGAIN_MS = 1000;
const GIVEN_UP_MS = 240_000;

/** A search's times by the client's clock, in milliseconds since the first request. */
interface Timed {
  first: number;
  last: number;
  offers: number;
}

/** First and last offers by number of offers and by concurrent searches; each search retries when told to. */
export const searchCurve: Bench = {
  name: 'search curve',
  measure: () =>
    withPortalOnPostgres(async (portal) => {
      const agent = await Agent.signIn(portal.url, 'harbour.op');
      for (let i = 0; i < ALONE; i++) await timed(agent, MOST_OFFERS, i);
      const figures: Figure[] = [];
      for (const route of ROUTES) figures.push(...(await alone(portal, agent, route)));
      for (const count of AT_ONCE) figures.push(...(await together(portal, agent, count)));
      return figures;
    }),
};

async function alone(portal: Portal, agent: Agent, route: readonly [string, string]): Promise<Figure[]> {
  const before = processorMs(portal.pid);
  const searches: Timed[] = [];
  for (let i = 0; i < ALONE; i++) searches.push(await timed(agent, route, 20 + i));
  const cpu = (processorMs(portal.pid) - before) / ALONE;
  const what = `Alone, ${Math.round(median(searches.map(({ offers }) => offers)))} offers`;
  return [
    ...ends(what, searches, null, null),
    { what: `${what}: processor time of server and sandbox`, measured: Math.round(cpu), unit: 'ms', limit: null },
  ];
}

async function together(portal: Portal, agent: Agent, count: number): Promise<Figure[]> {
  await loopDelay(portal);
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, i) => timed(agent, MOST_OFFERS, 40 + (i % 200))),
  );
  const { p99 } = await loopDelay(portal);
  const searches = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const what = `${count} at once`;
  return [
    ...ends(what, searches, count === 20 ? 500 : null, count === 20 ? 4000 : null),
    { what: `${what}: failed`, measured: count - searches.length, unit: '', limit: 0 },
    { what: `${what}: event loop, 99 of 100 turns`, measured: p99, unit: 'ms', limit: count === 20 ? 50 : null },
  ];
}

function ends(what: string, searches: readonly Timed[], first: number | null, last: number | null): Figure[] {
  const of = (pick: (one: Timed) => number) => searches.map(pick);
  return [
    { what: `${what}: first offers, median`, measured: round(median(of((s) => s.first))), unit: 'ms', limit: first },
    { what: `${what}: last offers, slowest`, measured: round(Math.max(...of((s) => s.last))), unit: 'ms', limit: last },
  ];
}

async function timed(agent: Agent, [from, to]: readonly [string, string], day: number): Promise<Timed> {
  const since = performance.now();
  const { searchId } = await begun(agent, oneWay(from, to, isoDateAfter(10 + day)));
  let first = 0;
  let offers = 0;
  for (let cursor = 0, done = false; !done; ) {
    const answer: SolutionsAnswer = await agent.call('solutions', { searchId, cursor });
    offers += answer.solutions.length;
    if (offers > 0 && first === 0) first = performance.now() - since;
    ({ cursor, done } = answer);
  }
  return { first, last: performance.now() - since, offers };
}

async function begun(agent: Agent, input: ReturnType<typeof oneWay>): Promise<{ searchId: string }> {
  for (const until = performance.now() + GIVEN_UP_MS; ; await wait(AGAIN_MS)) {
    const answer = await agent.ask('shopping', input);
    if (answer.code === 0) return answer.data;
    if (answer.status !== 503 || performance.now() > until) throw new Error(`${answer.status} ${answer.message}`);
  }
}
