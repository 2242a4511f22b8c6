import { setTimeout as wait } from 'node:timers/promises';
import { Agent, PASSWORD } from '../../e2e/agent.ts';
import { type Bench, type Figure, round } from '../figure.ts';
import { Books, tell } from './books.ts';
import { killByTurns, type Turn } from './kills.ts';
import { nothingTold, Persistent, work } from './load.ts';
import { type Servers, withServers } from './servers.ts';

const USERS = ['harbour.op', 'harbour.op', 'harbour.op', 'meridian.op', 'meridian.op'] as const;

const PAUSE_MS = 11_000;
const TURNS = Array.from({ length: 20 }, (_, i): Turn => (i % 2 === 0 ? 'server' : 'database'));

/** Two servers on one PostgreSQL under constant booking load, while they and it are killed in turn. Takes about six minutes. */
export const soak: Bench = {
  name: 'soak',
  async measure() {
    return withServers(async (servers) => measureWith(servers, await Books.open(servers.url)));
  },
};

async function measureWith({ portals, folder }: Servers, books: Books): Promise<Figure[]> {
  const told = nothingTold();
  const stop = new AbortController();
  const tokens: string[] = [];
  // One after another: many at once for one account count as guessing.
  for (const username of USERS)
    tokens.push((await new Agent(portals[0]?.url ?? '').call('login', { username, password: PASSWORD })).token);
  const working = tokens.map(async (token, i) => {
    const agents = portals.map(({ url }) => new Agent(url, token));
    await work(new Persistent(agents, told), told, i, stop.signal);
  });
  // The figures report failures once everything has ended.
  const load = Promise.allSettled(working);
  const killed = await killByTurns(portals, folder, TURNS, () => wait(PAUSE_MS)).finally(() => stop.abort());
  const broken = (await load).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  tell('agents that did not get on', broken);
  const settled = await books.untilSettled();
  const { imbalances, cents, lost, twice } = await books.faults(told);
  const answers = (which: (status: number) => boolean) =>
    [...told.answers].reduce((sum, [status, count]) => (which(status) ? sum + count : sum), 0);
  return [
    figure('Kills of a server, half of them graceful', killed.servers, ''),
    figure('Kills of the database, half of them graceful', killed.databases, ''),
    figure('Processes that the database ended', killed.endedByThemselves, '', 0),
    figure('Cents that wallets are off', cents, '', 0),
    figure('Movements and balances of the ledger that do not add up', imbalances, '', 0),
    figure('Orders lost', lost, '', 0),
    figure('Orders or seats there twice', twice, '', 0),
    figure('Agents that got no answer within three minutes', broken.length, '', 0),
    figure('Orders booked', [...told.booked.values()].filter((id) => typeof id === 'string').length, ''),
    figure('Orders paid', told.paid.size, ''),
    figure(
      'Answers',
      answers((status) => status !== 0),
      '',
    ),
    figure(
      '… of them 503',
      answers((status) => status === 503),
      '',
    ),
    figure(
      '… of them other faults',
      answers((status) => status >= 500 && status !== 503),
      '',
      0,
    ),
    figure(
      'Calls without an answer',
      answers((status) => status === 0),
      '',
    ),
    figure('Longest until ready once the database ran again', round(killed.longestUnready), 's'),
    figure('All settled after the last kill', round(settled), 's', 120),
  ];
}

function figure(what: string, measured: number, unit: string, limit: number | null = null): Figure {
  return { what, measured, unit, limit };
}
