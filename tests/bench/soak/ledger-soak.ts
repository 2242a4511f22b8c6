import { setTimeout as wait } from 'node:timers/promises';
import { Agent, PASSWORD } from '../../e2e/agent.ts';
import { type Bench, type Figure, round } from '../figure.ts';
import { Books, tell } from './books.ts';
import { killByTurns, type Turn } from './kills.ts';
import { fund, spend } from './ledger-load.ts';
import { nothingTold, Persistent, type Told } from './load.ts';
import { type Servers, withServers } from './servers.ts';

/** SOAK_OPERATIONS shortens it for a trial. */
const OPERATIONS = Number(process.env.SOAK_OPERATIONS ?? 10_000);
const OPERATORS = ['harbour.op', 'harbour.op', 'meridian.op'] as const;
const CLIENTS = 20;
/** The provider's staff add funds every so many of them. */
const FUNDING = 4;
const TURNS: readonly Turn[] = ['server', 'database', 'server', 'server', 'database', 'server', 'server'];

/**
 * Mixed operations of twenty clients on the ledger (bookings, payments from balance and credit, retries under one key, cancellations,
 * top-ups with fees and conversions, credit limits) while servers are killed five times and their database twice.
 */
export const ledgerSoak: Bench = {
  name: 'ledger-soak',
  async measure() {
    const settings = { RATE_LIMIT: '0', SANDBOX_LATENCY: '0' };
    return withServers(async (servers) => measureWith(servers, await Books.open(servers.url)), settings);
  },
};

async function measureWith({ portals, folder }: Servers, books: Books): Promise<Figure[]> {
  const told = nothingTold();
  const stop = new AbortController();
  const since = performance.now();
  const tokens = await signIn(portals[0]?.url ?? '');
  const working = Array.from({ length: CLIENTS }, async (_, i) => {
    const token = tokens.get(userOf(i)) ?? '';
    const agent = new Persistent(
      portals.map(({ url }) => new Agent(url, token)),
      told,
    );
    await (i % FUNDING === 0 ? fund : spend)(agent, told, i, stop.signal);
  });
  // The figures report failures once everything has ended.
  const load = Promise.allSettled(working);
  const done = (share: number) => until(told, OPERATIONS * share);
  const killAndFinish = async () => {
    const all = await killByTurns(portals, folder, TURNS, (turn) => done((turn + 1) / (TURNS.length + 1)));
    await done(1);
    return all;
  };
  const killed = await killAndFinish().finally(() => stop.abort());
  const broken = (await load).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  tell('clients that did not get on', broken);
  const settled = await books.untilSettled();
  const { imbalances, cents, lost, twice } = await books.faults(told);
  const seconds = (performance.now() - since) / 1000;
  return [
    figure('Operations of 20 clients', told.operations, ''),
    figure('Kills of a server', killed.servers, ''),
    figure('Kills of the database', killed.databases, ''),
    figure('Orders booked', [...told.booked.values()].filter((id) => typeof id === 'string').length, ''),
    figure('Orders paid', told.paid.size, ''),
    figure('Cents that wallets are off', cents, '', 0),
    figure('Differences that the proof of the books finds', imbalances, '', 0),
    figure('Orders lost', lost, '', 0),
    figure('Orders or seats there twice', twice, '', 0),
    figure('Clients that got no answer within three minutes', broken.length, '', 0),
    figure('All settled after the last', round(settled), 's', 120),
    figure('Time of the whole', Math.round(seconds), 's'),
  ];
}

const userOf = (client: number) =>
  client % FUNDING === 0 ? 'provider.admin' : (OPERATORS[client % OPERATORS.length] ?? OPERATORS[0]);

/** One session each, shared by its clients: many log-ins at once count as guessing. */
async function signIn(url: string): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const username of new Set(Array.from({ length: CLIENTS }, (_, i) => userOf(i))))
    tokens.set(username, (await new Agent(url).call('login', { username, password: PASSWORD })).token);
  return tokens;
}

async function until(told: Told, operations: number): Promise<void> {
  while (told.operations < operations) await wait(100);
}

function figure(what: string, measured: number, unit: string, limit: number | null = null): Figure {
  return { what, measured, unit, limit };
}
