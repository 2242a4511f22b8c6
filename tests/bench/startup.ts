import type { BrowserContextOptions, Page } from '@playwright/test';
import { logIn } from '../e2e/pages/sign-in.ts';
import { isInstalled } from '../e2e/pages/worker.ts';
import { Portal } from '../e2e/portal.ts';
import { Words } from '../e2e/words.ts';
import { startBaseline } from './baseline-site.ts';
import { withPage } from './browser.ts';
import { type Bench, type Figure, round } from './figure.ts';
import { medianOf, noteUsable, type StartTimes, timeStart } from './start-times.ts';

const SLOWDOWN = 4;
const ROUNDS = 5;
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

interface Start {
  name: string;
  url: string;
  /** The element the agent needs. */
  selector: string;
  /** Baseline: no worker, no limits. */
  isPlain?: true;
  options?: BrowserContextOptions;
}

/** Page starts on a slow phone: nothing cached, over slow 4G, warm and offline; beside a plain Ionic page. */
export const startup: Bench = {
  name: 'startup',
  async measure() {
    const portal = await Portal.start();
    const plain = await startBaseline();
    try {
      const { url } = portal;
      const starts: Start[] = [
        { name: 'a plain Ionic page', url: plain.url, selector: 'ion-button.hydrated', isPlain: true },
        { name: '/', url, selector: '#root input[type=password]' },
        { name: '/login', url: `${url}/login`, selector: '#root input[type=password]' },
        {
          name: 'search',
          url: `${url}/flight/booking`,
          selector: '#main form [type=submit], #main form ion-button',
          options: { storageState: await sessionOf(url) },
        },
      ];
      const figures: Figure[] = [];
      for (const start of starts) figures.push(...(await measureStart(start)));
      return figures;
    } finally {
      await plain.stop();
      await portal.close();
    }
  },
};

/** The browser state of a logged-in agent. */
function sessionOf(url: string) {
  return withPage(1, async (page) => {
    await page.goto(url);
    await logIn(page, new Words('en'), 'harbour.op');
    await page.waitForURL('**/flight/booking');
    return page.context().storageState();
  });
}

async function measureStart(start: Start): Promise<Figure[]> {
  const cold: StartTimes[] = [];
  const slow: StartTimes[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    cold.push(await coldStart(start, async () => {}));
    slow.push(await coldStart(start, overSlow4G));
  }
  const { warm, offline } = await laterStarts(start);
  const limit = (value: number) => (start.isPlain ? null : value);
  const ms = (what: string, measured: number, most: number | null): Figure => ({
    what: `${start.name}: ${what}`,
    measured: Math.round(measured),
    unit: 'ms',
    limit: most,
  });
  const [first, over4G, again] = [medianOf(cold), medianOf(slow), medianOf(warm)];
  return [
    ms('first paint, nothing cached', first.paint, limit(400)),
    ms('first paint, warm', again.paint, limit(400)),
    ms('usable, nothing cached', first.usable, null),
    ms('usable, nothing cached, slow 4G', over4G.usable, limit(3000)),
    ms('usable, warm', again.usable, limit(1200)),
    ...(offline.length > 0 ? [ms('usable, offline', medianOf(offline).usable, limit(1200))] : []),
    ms('total blocking, nothing cached', first.blocking, limit(200)),
    ms('total blocking, warm', again.blocking, limit(200)),
    { what: `${start.name}: layout shift`, measured: round(first.shift), unit: '', limit: limit(0.05) },
  ];
}

function coldStart(start: Start, prepare: (page: Page) => Promise<void>): Promise<StartTimes> {
  return withPage(
    SLOWDOWN,
    async (page) => {
      await noteUsable(page.context(), start.selector);
      await prepare(page);
      return timeStart(page, () => page.goto(start.url));
    },
    start.options,
  );
}

async function overSlow4G(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Starts after a complete first visit: online, as on the agent's next day, and offline, as in a tunnel. */
function laterStarts(start: Start): Promise<{ warm: StartTimes[]; offline: StartTimes[] }> {
  return withPage(
    SLOWDOWN,
    async (page) => {
      const context = page.context();
      await noteUsable(context, start.selector);
      await page.goto(start.url);
      if (!start.isPlain) await isInstalled(page);
      const warm: StartTimes[] = [];
      const offline: StartTimes[] = [];
      // The first visit with a service worker stores the code for later ones.
      await timeStart(page, () => page.goto(start.url));
      for (let i = 0; i < ROUNDS; i++) warm.push(await timeStart(page, () => page.goto(start.url)));
      if (start.isPlain) return { warm, offline };
      await context.setOffline(true);
      for (let i = 0; i < ROUNDS; i++) offline.push(await timeStart(page, () => page.goto(start.url)));
      return { warm, offline };
    },
    start.options,
  );
}
