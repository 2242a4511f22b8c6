import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { exportPath } from '../../src/contract/exports.ts';
import { PASSWORD } from '../e2e/agent.ts';
import { Portal } from '../e2e/portal.ts';
import { loopDelay } from './event-loop.ts';
import { type Bench, type Figure, round } from './figure.ts';
import type { RunSql } from './many-orders.ts';
import { withPortalOnPostgres } from './portal-on-postgres.ts';

const ROWS = 100_000;
const BESIDE = '/api/base/v2/wallet';
const BESIDE_EVERY_MS = 10;

/**
 * Export of a statement of 100,000 lines as a spreadsheet: the server's memory meanwhile, and how long other requests take. With the
 * embedded database the server keeps its heap small; with an external database it leaves that to V8, and memory is only watched.
 */
export const statementExport: Bench = {
  name: 'statement export',
  async measure() {
    const portal = await Portal.start();
    const sparing = await measureAt(portal, (text) => portal.sql(text)).finally(() => portal.close());
    const usual = await withPortalOnPostgres((own, { sql }) => measureAt(own, sql));
    return [
      ...figuresOf('embedded database', sparing, { memory: 200 }),
      ...figuresOf('PostgreSQL of the machine', usual, { memory: null }),
    ];
  },
};

/** Megabytes, milliseconds and seconds. */
interface Measured {
  memory: number;
  longest: number;
  before: number;
  loop: { most: number; p99: number };
  loopBefore: number;
  seconds: number;
  size: number;
}

async function measureAt(portal: Portal, sql: RunSql): Promise<Measured> {
  await fill(sql);
  const headers = { authorization: `Bearer ${await tokenOf(portal.url)}`, 'content-type': 'application/json' };
  await loopDelay(portal);
  const before = await longestBeside(portal, headers, () => wait(3000));
  const { most: loopBefore } = await loopDelay(portal);
  const watch = watchMemory(portal.pid);
  const since = performance.now();
  let bytes = 0;
  const longest = await longestBeside(portal, headers, async () => {
    const answer = await fetch(`${portal.url}/api${exportPath('statements')}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ id: 'running' }),
    });
    if (!answer.ok || !answer.body) throw new Error(`the export was refused: ${await answer.text()}`);
    for await (const chunk of answer.body) bytes += chunk.length;
  });
  const seconds = (performance.now() - since) / 1000;
  return { memory: watch(), longest, before, loop: await loopDelay(portal), loopBefore, seconds, size: bytes / 1e6 };
}

function figuresOf(where: string, measured: Measured, { memory }: { memory: number | null }): Figure[] {
  const { longest, before, loop, loopBefore, seconds, size } = measured;
  return [
    {
      what: `Server memory at most, while a statement of ${ROWS} lines is exported, ${where}`,
      measured: measured.memory,
      unit: 'MB',
      limit: memory,
    },
    { what: 'Longest that another request took meanwhile', measured: round(longest), unit: 'ms', limit: 50 },
    { what: '… and in three seconds before it', measured: round(before), unit: 'ms', limit: null },
    { what: 'Longest that the server’s event loop was held meanwhile', measured: loop.most, unit: 'ms', limit: 50 },
    { what: '… and 99 of 100 turns', measured: loop.p99, unit: 'ms', limit: null },
    { what: '… and at most in three seconds before it', measured: loopBefore, unit: 'ms', limit: null },
    { what: 'Time of that export', measured: round(seconds), unit: 's', limit: null },
    { what: 'Size of the spreadsheet', measured: round(size), unit: 'MB', limit: null },
  ];
}

/**
 * Inserts that many top-ups into the ledger, bypassing its code, balanced as it would. Runs ANALYZE at once: autovacuum does so a minute
 * later, and no ledger grows to that size without it.
 */
async function fill(sql: RunSql): Promise<void> {
  await sql(`
    insert into ledger_accounts (company_id, kind, qualifier, currency)
    select company_id, 'clearing', 'bank-transfer', 'CNY' from ledger_accounts where kind = 'wallet' and currency = 'CNY'
    on conflict do nothing`);
  await sql(`
    with company as (select company_id as id from users where username = 'harbour.fin'),
    clearing as (
      select a.id from ledger_accounts a join company c on c.id = a.company_id
      where a.kind = 'clearing' and a.qualifier = 'bank-transfer' and a.currency = 'CNY'
    ), journal as (
      insert into ledger_journal (company_id, kind, idempotency_key, request_hash, description, created_at)
      select id, 'top-up', 'top-up:BENCH-' || n, md5(n::text), 'Top-up BENCH-' || n, now() from company, generate_series(1, ${ROWS}) n
      returning id, company_id
    ), legs as (
      insert into ledger_postings (journal_id, account_id, amount, currency)
      select j.id, case side when 1 then (select a.id from ledger_accounts a where a.company_id = j.company_id and a.kind = 'wallet' and a.currency = 'CNY')
        else (select id from clearing) end, side * 100, 'CNY'
      from journal j, (values (1), (-1)) s (side) returning amount
    )
    update ledger_accounts set balance = balance + ${ROWS} * 100
      where kind = 'wallet' and currency = 'CNY' and company_id = (select id from company)`);
  await sql('analyze');
}

async function tokenOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/base/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'harbour.fin', password: PASSWORD }),
  });
  const { data }: { data: { token: string } } = await answer.json();
  return data.token;
}

/** The longest time of a small request while something else runs, in milliseconds. */
async function longestBeside(
  portal: Portal,
  headers: Record<string, string>,
  work: () => Promise<unknown>,
): Promise<number> {
  let isDone = false;
  let longest = 0;
  const asking = (async () => {
    while (!isDone) {
      const since = performance.now();
      await (await fetch(portal.url + BESIDE, { headers })).arrayBuffer();
      longest = Math.max(longest, performance.now() - since);
      await wait(BESIDE_EVERY_MS);
    }
  })();
  await work().finally(() => {
    isDone = true;
  });
  await asking;
  return longest;
}

/** Samples the server's resident memory until asked for its peak, in megabytes. */
function watchMemory(pid: number): () => number {
  let most = 0;
  const look = () => {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    most = Math.max(most, Math.round(Number(kilobytes) / 1024));
  };
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    return most;
  };
}
