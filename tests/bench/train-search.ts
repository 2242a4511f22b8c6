import { Agent } from '../e2e/agent.ts';
import { isoDateAfter } from '../e2e/days.ts';
import { Portal } from '../e2e/portal.ts';
import { type Bench, median, round } from './figure.ts';

/** City pairs with many trains; each search is one request of the screen. */
const PAIRS = [
  ['beijing', 'shanghai'],
  ['shanghai', 'nanjing'],
  ['guangzhou', 'shenzhen'],
  ['beijing', 'tianjin'],
] as const;
const ROUNDS = 12;
const TRAINS = 200;
const LIMIT_MS = 100;

/** A train search with seats and fares, by the client's clock, scaled to 200 trains. */
export const trainSearch: Bench = {
  name: 'train search',
  async measure() {
    const portal = await Portal.start();
    try {
      const agent = await Agent.signIn(portal.url, 'harbour.op');
      const times: number[] = [];
      let most = 0;
      for (let i = 0; i < ROUNDS; i++) {
        for (const [origin, destination] of PAIRS) {
          const date = isoDateAfter(2 + (i % 10));
          const begun = performance.now();
          const { trains } = await agent.call('searchTrains', { origin, destination, date });
          const took = performance.now() - begun;
          most = Math.max(most, trains.length);
          // The first search warms up the server.
          if (i > 0 && trains.length > 0) times.push(took * Math.max(1, TRAINS / trains.length));
        }
      }
      return [
        {
          what: `Train search set out for ${TRAINS} trains, median (the longest answer had ${most})`,
          measured: round(median(times)),
          unit: 'ms',
          limit: LIMIT_MS,
        },
      ];
    } finally {
      await portal.close();
    }
  },
};
