import { Portal } from '../e2e/portal.ts';
import { type Bench, median, round } from './figure.ts';

/** From the start of the process on an existing database until it reports ready. */
export const secondStart: Bench = {
  name: 'second start',
  async measure() {
    const portal = await Portal.start();
    const seconds: number[] = [];
    for (let round = 0; round < 5; round++) {
      await portal.end('SIGTERM');
      const startedAt = performance.now();
      await portal.run();
      seconds.push((performance.now() - startedAt) / 1000);
    }
    await portal.close();
    return [{ what: 'Second start until ready', measured: round(median(seconds)), unit: 's', limit: 1.5 }];
  },
};
