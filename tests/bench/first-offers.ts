import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { buildApp } from '../../src/server/app.ts';
import { readSettings } from '../../src/server/config.ts';
import { createDeps } from '../../src/server/create-deps.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { openEmbedded } from '../../src/server/db/embedded/embedded.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { seedDatabase } from '../../src/server/seed/seed.ts';
import type { AirSupplier } from '../../src/server/suppliers/air-supplier.ts';
import { registerJobs } from '../../src/server/wiring.ts';
import { isoDateAfter } from '../e2e/days.ts';
import { ResultsPage } from '../e2e/pages/results-page.ts';
import { logIn } from '../e2e/pages/sign-in.ts';
import { Words } from '../e2e/words.ts';
import { withPage } from './browser.ts';
import { type Bench, median } from './figure.ts';

/** For what loads after the screen shows. */
const SETTLE_MS = 2000;
const ROUNDS = 7;

/** From the fastest supplier's first offers reaching the server until the browser shows an offer. */
export const firstOffers: Bench = {
  name: 'first offers',
  async measure() {
    const portal = await startWatched();
    const words = new Words('en');
    const waits = await withPage(1, async (page) => {
      await page.goto(portal.url);
      await logIn(page, words, 'harbour.op');
      await page.waitForURL('**/flight/booking');
      const measured: number[] = [];
      for (let i = 0; i <= ROUNDS; i++) {
        // An agent searches from the search screen; loading the app is a separate figure.
        const results = ResultsPage.address({ from: 'HKG', to: 'BKK', date: isoDateAfter(20 + i) });
        await page.goto(portal.url + results.replace('/results', ''));
        const search = page.getByRole('button', { name: words.say('Search flights') });
        await search.waitFor();
        // The page keeps an event stream open, so its network is never idle.
        await setTimeout(SETTLE_MS);
        portal.forget();
        await search.click();
        const shownAt = await page
          .waitForFunction(
            () => document.querySelector('article') && performance.timeOrigin + performance.now(),
            null,
            { polling: 'raf' },
          )
          .then((handle) => handle.jsonValue());
        // The first round warms both sides up.
        if (i > 0) measured.push(Number(shownAt) - portal.firstAnswerAt());
      }
      return measured;
    });
    await portal.stop();
    return [
      {
        what: 'First offers on screen after the fastest supplier answered',
        measured: Math.round(median(waits)),
        unit: 'ms',
        limit: 200,
      },
    ];
  },
};

/** Runs the server in this process, so that supplier answers and the browser are timed by one clock. */
async function startWatched() {
  const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
  const log = pino({ level: 'silent' });
  const settings = readSettings({
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT: '0',
    SANDBOX_FAILURE_RATE: '0',
  });
  const embedded = await openEmbedded(folder, log);
  const database = await openDatabase(embedded.url, log);
  await migrate(database.pool);
  const plain = createDeps(settings, database, log);
  let first = Number.POSITIVE_INFINITY;
  const told = () => {
    first = Math.min(first, performance.timeOrigin + performance.now());
  };
  const deps = { ...plain, airSuppliers: plain.airSuppliers.map((supplier) => timed(supplier, told)) };
  await seedDatabase(deps);
  registerJobs(deps);
  await deps.events.start();
  await deps.jobs.start();
  const app = await buildApp(deps, join(import.meta.dirname, '../../dist/client'));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    firstAnswerAt: () => first,
    forget: () => {
      first = Number.POSITIVE_INFINITY;
    },
    stop: async () => {
      await app.close();
      await deps.jobs.stop();
      await deps.events.stop();
      await database.close();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function timed(supplier: AirSupplier, told: () => void): AirSupplier {
  return new Proxy(supplier, {
    get(target, key) {
      if (key === 'search')
        return async function* search(...args: Parameters<AirSupplier['search']>) {
          for await (const batch of target.search(...args)) {
            if (batch.length > 0) told();
            yield batch;
          }
        };
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
