import { setTimeout as wait } from 'node:timers/promises';
import { orderOf } from '../e2e/agent.ts';
import type { Portal } from '../e2e/portal.ts';
import { type Buyer, buyersAt, settled } from './buyers.ts';
import { type Bench, type Figure, round } from './figure.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { withPortalOnPostgres } from './portal-on-postgres.ts';
import { processorMs, processorMsOfAll } from './processor.ts';

const CLIENTS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const PROFILES = process.env.BENCH_PROFILES;
const WARM_UP_EACH = 15;
const COUNTED_ORDERS = 5;

/** Orders per second of eight agencies at once, each verified, booked and paid from its own wallet, and the cost of one. */
export const orderRate: Bench = {
  name: 'order-rate',
  measure: () =>
    // If a folder is set, a profile of the server is written there.
    withPortalOnPostgres(measureAt, () => ({
      ...(PROFILES ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${PROFILES}` } : {}),
    })),
};

async function measureAt(portal: Portal, postgres: OwnPostgres): Promise<Figure[]> {
  await track(postgres, 'none');
  const buyers = await buyersAt(portal, postgres, CLIENTS);
  const [first] = buyers;
  if (!first) throw new Error('nobody buys');
  // The first orders warm up: statements are planned, code is compiled.
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let i = 0; i < WARM_UP_EACH; i++) await orderOne(buyer, []);
    }),
  );
  const statements = await statementsOf(postgres, first);
  await settled(postgres, 'proceeding');

  const took: number[] = [];
  const before = { server: processorMs(portal.pid), database: processorMsOfAll(postgres.pid) };
  const since = performance.now();
  const until = since + SECONDS * 1000;
  await Promise.all(
    buyers.map(async (buyer) => {
      while (performance.now() < until) await orderOne(buyer, took);
    }),
  );
  const seconds = (performance.now() - since) / 1000;
  await settled(postgres, 'proceeding');
  const orders = took.length;
  const server = (processorMs(portal.pid) - before.server) / orders;
  const database = (processorMsOfAll(postgres.pid) - before.database) / orders;
  took.sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.floor(orders * share)] ?? Number.NaN);
  return [
    {
      what: `Orders verified, booked and paid by ${CLIENTS} clients`,
      measured: round(orders / seconds),
      unit: 'a second',
      limit: 60,
      atLeast: true,
    },
    {
      what: 'Processor time of an order, its ticketing and its jobs with it',
      measured: round(server + database),
      unit: 'ms',
      limit: 25,
    },
    { what: '… of it the server', measured: round(server), unit: 'ms', limit: null },
    { what: '… of it the database', measured: round(database), unit: 'ms', limit: null },
    { what: 'Time of an order, median', measured: at(0.5), unit: 'ms', limit: null },
    { what: 'Time of an order, 99 of 100', measured: at(0.99), unit: 'ms', limit: null },
    ...statements,
  ];
}

/** Books and pays one offer; an offer that is sold out is skipped. */
async function orderOne({ agent, offers }: Buyer, took: number[]): Promise<void> {
  for (let offer = offers.pop(); offer; offer = offers.pop()) {
    const since = performance.now();
    const { verificationId } = await agent.call('verifySolution', { id: offer.id });
    if (!verificationId) continue;
    const booked = await agent.ask('createFlightOrder', orderOf(verificationId));
    if (booked.code !== 0) continue;
    await agent.call('payFlightOrder', { id: booked.data.id, channel: 'balance' });
    took.push(performance.now() - since);
    return;
  }
  throw new Error('all offers are booked; search for more');
}

/** Statements and transactions of one order, with the ticketing and the jobs it sends. */
async function statementsOf(postgres: OwnPostgres, buyer: Buyer): Promise<Figure[]> {
  await settled(postgres, 'proceeding');
  await postgres.sql('create extension if not exists pg_stat_statements');
  await track(postgres, 'top');
  await postgres.sql('select pg_stat_statements_reset()');
  for (let i = 0; i < COUNTED_ORDERS; i++) {
    await orderOne(buyer, []);
    await settled(postgres, 'proceeding');
  }
  await track(postgres, 'none');
  const rows = await postgres.sql<{ query: string; calls: string; ms: number }>(
    `select query, calls, total_exec_time as ms from pg_stat_statements where query not like '%bench%' order by calls desc`,
  );
  if (process.env.BENCH_STATEMENTS)
    for (const { query, calls, ms } of rows)
      process.stderr.write(
        `${Number(calls) / COUNTED_ORDERS}\t${round(ms)}\t${query.replace(/\s+/g, ' ').slice(0, 150)}\n`,
      );
  const isWork = ({ query }: { query: string }) => /pgboss/.test(query);
  const count = (of: typeof rows) => round(of.reduce((sum, { calls }) => sum + Number(calls), 0) / COUNTED_ORDERS);
  return [
    { what: 'Statements of an order', measured: count(rows.filter((row) => !isWork(row))), unit: '', limit: null },
    { what: 'Statements of its job queue', measured: count(rows.filter(isWork)), unit: '', limit: null },
  ];
}

async function track(postgres: OwnPostgres, what: 'top' | 'none'): Promise<void> {
  await postgres.sql(`alter system set pg_stat_statements.track = '${what}'`);
  await postgres.sql('select pg_reload_conf()');
  await wait(300);
}
