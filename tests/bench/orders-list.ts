import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, Agent as HttpAgent } from 'node:http';
import { join } from 'node:path';
import { PASSWORD } from '../e2e/agent.ts';
import { Portal } from '../e2e/portal.ts';
import type { Statement } from './bare-orders.ts';
import { type Bench, median, round } from './figure.ts';
import { statementsDuring } from './logged-statements.ts';

const LIST = '/api/order/v2/flight/orders?page=1&pageSize=20';
const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 5;

/** Requests per second of the orders list, as a share of a bare handler with the same SQL that sends the rows. */
export const ordersList: Bench = {
  name: 'orders list',
  async measure() {
    // With the per-request work of a real server: rate limits and logging.
    const portal = await Portal.start({ RATE_LIMIT: '1000000', LOG_LEVEL: 'info' });
    const token = await tokenOf(portal.url);
    const statements = await listStatements(portal, token);
    const bare = await startBare(await portal.databaseUrl(), statements);
    const ratios: number[] = [];
    const rates: number[] = [];
    await load(portal.url + LIST, token, 1);
    await load(bare.url, token, 1);
    for (let i = 0; i < ROUNDS; i++) {
      const baseline = await load(bare.url, token, SECONDS);
      const rate = await load(portal.url + LIST, token, SECONDS);
      ratios.push((rate / baseline) * 100);
      rates.push(rate);
    }
    bare.process.kill();
    await portal.close();
    return [
      {
        what: 'Orders list, share of a bare handler',
        measured: round(median(ratios)),
        unit: '%',
        limit: 60,
        atLeast: true,
      },
      { what: 'Orders list', measured: Math.round(median(rates)), unit: 'requests/s', limit: null },
    ];
  },
};

async function tokenOf(portalUrl: string): Promise<string> {
  const response = await fetch(`${portalUrl}/api/base/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'harbour.op', password: PASSWORD }),
  });
  const { data }: { data: { token: string } } = await response.json();
  return data.token;
}

/** The list's statements, read from the database's log of one request. */
async function listStatements(portal: Portal, token: string): Promise<Statement[]> {
  const file = join(portal.databaseFolder, 'postgresql.log');
  const ask = () => fetch(portal.url + LIST, { headers: { authorization: `Bearer ${token}` } });
  const all = await statementsDuring({ sql: (text) => portal.sql(text), file }, ask);
  const statements = all.filter(({ text }) => /from "?orders/.test(text));
  if (statements.length === 0) throw new Error('the SQL of the list is not in the log of the database');
  return statements;
}

async function startBare(
  databaseUrl: string,
  statements: Statement[],
): Promise<{ url: string; process: ChildProcess }> {
  const env = {
    PATH: process.env.PATH ?? '',
    BENCH_DATABASE: databaseUrl,
    BENCH_STATEMENTS: JSON.stringify(statements),
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-orders.ts')], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk]: unknown[] = await once(child.stdout, 'data');
  return { url: String(chunk).trim(), process: child };
}

/** Requests per second over `seconds`, on a fixed number of busy connections. */
async function load(url: string, token: string, seconds: number): Promise<number> {
  const agent = new HttpAgent({ keepAlive: true, maxSockets: CONNECTIONS });
  const endsAt = performance.now() + seconds * 1000;
  let answered = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < endsAt) {
        await one();
        answered += 1;
      }
    }),
  );
  agent.destroy();
  return answered / seconds;
}
