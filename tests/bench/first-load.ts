import { Portal } from '../e2e/portal.ts';
import { withPage } from './browser.ts';
import type { Bench, Figure } from './figure.ts';

/** Guarded routes send a visitor to the start, so the public ones stand for the first load. */
const ROUTES = ['/', '/terms'];

/** Script bytes over the wire (brotli) that a first visit to each route loads until the network is quiet. */
export const firstLoad: Bench = {
  name: 'first load',
  async measure() {
    const portal = await Portal.start();
    const figures: Figure[] = [];
    for (const route of ROUTES) {
      const bytes = await withPage(1, async (page) => {
        let sum = 0;
        const sizes: Promise<void>[] = [];
        page.on('requestfinished', (request) => {
          if (request.resourceType() !== 'script') return;
          sizes.push(request.sizes().then(({ responseBodySize }) => void (sum += responseBodySize)));
        });
        await page.goto(portal.url + route, { waitUntil: 'networkidle' });
        await Promise.all(sizes);
        return sum;
      });
      figures.push({
        what: `First-load JavaScript of ${route}`,
        measured: Math.round(bytes / 1000),
        unit: 'kB',
        limit: null,
      });
    }
    await portal.close();
    return figures;
  },
};
