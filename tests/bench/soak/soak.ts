import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../../../src/server/db/embedded/cluster.ts';
import { Agent, PASSWORD } from '../../e2e/agent.ts';
import { Portal } from '../../e2e/portal.ts';
import { type Bench, type Figure, round } from '../figure.ts';
import { Books, tell } from './books.ts';
import { killByTurns } from './kills.ts';
import { nothingTold, Persistent, work } from './load.ts';

const USERS = ['harbour.op', 'harbour.op', 'harbour.op', 'meridian.op', 'meridian.op'] as const;

/** Two servers on one PostgreSQL, booked at without a break while they and it are killed by turns. Takes about six minutes. */
export const soak: Bench = {
  name: 'soak',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'interline-soak-'));
    // Where this runs as root, the database does not.
    chmodSync(folder, 0o711);
    const database = join(folder, 'database');
    const portals: Portal[] = [];
    try {
      const cluster = await openCluster(database);
      const shared = {
        DATABASE_URL: cluster.url('postgres'),
        DATA_KEY: randomBytes(32).toString('base64'),
        SEED: 'demo',
      };
      for (let i = 0; i < 2; i++) portals.push(await Portal.start(shared));
      return await measureWith(portals, await Books.open(shared.DATABASE_URL), database);
    } finally {
      for (const portal of portals) await portal.close();
      await (await openCluster(database)).stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function measureWith(portals: readonly Portal[], books: Books, database: string): Promise<Figure[]> {
  const told = nothingTold();
  const stop = new AbortController();
  const tokens: string[] = [];
  // One after the other: many at once for one account are guesses.
  for (const username of USERS)
    tokens.push((await new Agent(portals[0]?.url ?? '').call('login', { username, password: PASSWORD })).token);
  const working = tokens.map(async (token, i) => {
    const agents = portals.map(({ url }) => new Agent(url, token));
    await work(new Persistent(agents, told), told, i, stop.signal);
  });
  // What fails is told by the figures, once everything has ended.
  const load = Promise.allSettled(working);
  const killed = await killByTurns(portals, database).finally(() => stop.abort());
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
