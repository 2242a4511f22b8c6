import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { SearchPage } from '../e2e/pages/search-page.ts';
import { logIn } from '../e2e/pages/sign-in.ts';
import { Portal } from '../e2e/portal.ts';
import { Words } from '../e2e/words.ts';
import { withPage } from './browser.ts';
import { type Bench, median, round } from './figure.ts';

/** As agents type them: codes, English, simplified, traditional, pinyin, initials and typos. */
const QUERIES = [
  'SHA',
  'shanghai',
  'london heathrow',
  '上海',
  '東京',
  'beijing',
  'gz',
  'singapor',
  'frankfrut',
  'new york',
  '香港',
  'wlmq',
];

const ENTRY = `
  import { buildPlaceIndex, searchPlaces } from './src/contract/dictionaries/place-search.ts';
  import { decodePlaces } from './src/contract/dictionaries/packed-places.ts';
  globalThis.measure = async (url, queries) => {
    const { data } = await (await fetch(url)).json();
    const index = buildPlaceIndex(decodePlaces(data));
    const keystrokes = [];
    for (let round = 0; round < 3; round++)
      for (const query of queries)
        for (let length = 1; length <= query.length; length++) {
          const startedAt = performance.now();
          searchPlaces(index, query.slice(0, length), { limit: 30 });
          if (round > 0) keystrokes.push(performance.now() - startedAt);
        }
    return keystrokes;
  };
`;

/**
 * The client's search over the served dictionary, in a browser at a quarter of its speed: alone, on the throttled thread, and in the place
 * field, where the search runs in a worker that the browser does not throttle.
 */
export const dictionary: Bench = {
  name: 'dictionary',
  async measure() {
    const bundle = await build({
      stdin: { contents: ENTRY, resolveDir: fileURLToPath(new URL('../..', import.meta.url)), loader: 'ts' },
      bundle: true,
      write: false,
      format: 'iife',
      minify: true,
    });
    const portal = await Portal.start();
    const url = `${portal.url}/api/base/v2/dictionaries/places`;
    const wireBytes = await bytesOnTheWire(url);
    const keystrokes = await withPage(4, async (page) => {
      await page.goto(`${portal.url}/api/health/live`);
      await page.evaluate(bundle.outputFiles[0]?.text ?? '');
      return page.evaluate<number[], [string, string[]]>(
        ([from, typed]) => globalThis.measure(from, typed),
        [url, QUERIES],
      );
    });
    const inField = await withPage(4, (page) => timeField(page, portal.url));
    await portal.close();
    const sorted = keystrokes.toSorted((a, b) => a - b);
    return [
      { what: 'Airports and cities over the wire', measured: Math.round(wireBytes / 1000), unit: 'kB', limit: 150 },
      {
        what: 'Place search per keystroke at 4× slowdown, slowest of 100',
        measured: round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
        unit: 'ms',
        limit: 10,
      },
      {
        what: 'Place search per keystroke at 4× slowdown, median',
        measured: round(sorted[Math.floor(sorted.length / 2)] ?? 0),
        unit: 'ms',
        limit: null,
      },
      {
        what: 'Key in the place field to its places in the list at 4× slowdown, median',
        measured: round(median(inField)),
        unit: 'ms',
        limit: 50,
      },
    ];
  },
};

/** The compressed length of an answer on the wire. */
function bytesOnTheWire(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** Milliseconds from each key in the place field until the list shows the matches. */
async function timeField(page: Page, url: string): Promise<number[]> {
  const search = new SearchPage(page, new Words('en'));
  await page.goto(url);
  await logIn(page, new Words('en'), 'harbour.op');
  await search.isReady();
  // The place index is loaded once a first search is answered.
  await search.choosePlace('To', 'BKK');
  await search.typePlace('From', '');
  const taken = await page.evaluateHandle(() => {
    const times: number[] = [];
    let typedAt = 0;
    addEventListener('input', () => (typedAt = performance.now()), true);
    new MutationObserver(() => {
      if (typedAt === 0 || document.querySelector('ion-modal [aria-busy="true"]')) return;
      times.push(performance.now() - typedAt);
      typedAt = 0;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
    return times;
  });
  const box = page.getByRole('combobox', { name: 'From', exact: true }).last();
  const keys = QUERIES.flatMap((query) => [...query].map((_, i) => query.slice(0, i + 1)));
  for (const [i, typed] of keys.entries()) {
    await box.fill(typed);
    await page.waitForFunction(([times, count]) => times.length >= count, [taken, i + 1] as const);
  }
  return taken.jsonValue();
}

declare global {
  /** Injected into the page by the bundle above. */
  var measure: (url: string, queries: string[]) => Promise<number[]>;
}
