import { isoDateAfter } from '../e2e/days.ts';
import type { Portal } from '../e2e/portal.ts';
import { startPaymentSandbox } from '../fakes/payments/sandbox.ts';
import { type Bought, type Buyer, booked, buyersAt, settled } from './buyers.ts';
import { type Bench, type Figure, round } from './figure.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { withPortalOnPostgres } from './portal-on-postgres.ts';
import { processorMs, processorMsOfAll } from './processor.ts';

const CLIENTS = 4;
const WARM_UP_EACH = 8;
const EACH = 12;
const FIRST_DAY = 40;

/**
 * Cost of a change, a refund and a payment at a payment provider: processor time of server and database until the last one is complete, all
 * jobs included, relative to an order paid from the wallet in the same run. A change is a search and an order, so it may cost two; a refund
 * one; a payment at a payment provider has two requests and a notification, a wallet payment one request.
 */
export const afterSales: Bench = {
  name: 'after-sales',
  async measure() {
    const providers = await startPaymentSandbox();
    try {
      return await withPortalOnPostgres(
        async (portal, postgres) => {
          portal.steer({
            '*': { verify: 'unchanged', book: 'ok', issue: 'issued', change: 'changed', refund: 'refunded' },
          });
          return measureAt({ portal, postgres, buyers: await buyersAt(portal, postgres, CLIENTS) });
        },
        (url) => providers.env(url),
      );
    } finally {
      await providers.close();
    }
  },
};

interface Place {
  portal: Portal;
  postgres: OwnPostgres;
  buyers: Buyer[];
}

async function measureAt(place: Place): Promise<Figure[]> {
  await ticketed(place, WARM_UP_EACH);
  const bought: Bought[] = [];
  const order = await costOf(place, 2 * EACH, async () => {
    bought.push(...(await ticketed(place, 2 * EACH)));
  });
  const half = bought.length / 2;
  const costs: [string, number, number][] = [
    [
      'a change, from its search to the new tickets',
      await costOf(place, EACH, () => change(place, bought.slice(half))),
      200,
    ],
    [
      'a refund, from the request to the money',
      await costOf(place, EACH, () => refund(place, bought.slice(0, half))),
      100,
    ],
    ['an order paid by the notice of a payment provider', await costOf(place, EACH, () => payAtProvider(place)), 150],
  ];
  return [
    {
      what: 'Processor time of an order from the wallet, with its tickets',
      measured: round(order),
      unit: 'ms',
      limit: null,
    },
    ...costs.flatMap(([what, cost, limit]): Figure[] => [
      { what: `Processor time of ${what}`, measured: round(cost), unit: 'ms', limit: null },
      { what: '… to that of an order', measured: Math.round((cost / order) * 100), unit: '%', limit },
    ]),
  ];
}

/** Processor time of server and database per operation; `work` does `each` per client. */
async function costOf({ portal, postgres }: Place, each: number, work: () => Promise<unknown>): Promise<number> {
  const spent = () => processorMs(portal.pid) + processorMsOfAll(postgres.pid);
  const before = spent();
  await work();
  return (spent() - before) / (each * CLIENTS);
}

/** Does the same for all clients at once, one after another per client. */
async function forEach(bought: readonly Bought[], work: (one: Bought) => Promise<unknown>): Promise<void> {
  const byClient = Map.groupBy(bought, ({ agent }) => agent);
  await Promise.all(
    [...byClient.values()].map(async (own) => {
      for (const one of own) await work(one);
    }),
  );
}

async function ticketed(place: Place, each: number): Promise<Bought[]> {
  const bought = await booked(place.buyers, each);
  await forEach(bought, ({ agent, order }) => agent.call('payFlightOrder', { id: order.id, channel: 'balance' }));
  await settled(place.postgres, 'proceeding');
  return bought;
}

async function change({ postgres }: Place, bought: readonly Bought[]): Promise<void> {
  const asked: Bought[] = [];
  await forEach(bought, async ({ agent, order }) => {
    const passengers = order.passengers.map(({ id }) => id);
    // Each on another day: one day's first flight has too few seats for all.
    const date = isoDateAfter(FIRST_DAY + asked.length);
    const wish = { id: order.id, passengers, journeys: [{ journey: 0, date }] };
    const [option] = (await agent.call('searchFlightChange', wish)).options;
    if (!option) throw new Error('there are no other flights');
    asked.push({ agent, order: await agent.call('changeFlightOrder', { ...wish, option: option.id, reason: 0 }) });
  });
  await settled(postgres, 'chg_reviewing');
  await forEach(asked, ({ agent, order }) => agent.call('payFlightOrder', { id: order.id, channel: 'balance' }));
  await settled(postgres, 'chg_proceeding');
  await allAre(postgres, asked, 'changed');
}

async function refund({ postgres }: Place, bought: readonly Bought[]): Promise<void> {
  const asked: Bought[] = [];
  await forEach(bought, async ({ agent, order }) => {
    const passengers = order.passengers.map(({ id }) => id);
    asked.push({ agent, order: await agent.call('refundFlightOrder', { id: order.id, passengers, reason: 0 }) });
  });
  await settled(postgres, 'rfd_reviewing');
  await forEach(asked, ({ agent, order }) => agent.call('confirmFlightOrder', { id: order.id }));
  await settled(postgres, 'rfd_proceeding', 'refunded', 'refunded_reimbursing');
  await allAre(postgres, asked, 'refunded_reimbursed');
}

async function payAtProvider(place: Place): Promise<void> {
  const bought = await booked(place.buyers, EACH);
  await forEach(bought, async ({ agent, order }) => {
    const { qrCode } = await agent.call('payFlightOrder', { id: order.id, channel: 'wechat-pay' });
    await fetch(`${qrCode}/pay`, { method: 'POST', redirect: 'manual' });
  });
  await settled(place.postgres, 'to_be_paid', 'proceeding');
  await allAre(place.postgres, bought, 'issued');
}

/** A figure of unfinished work would be meaningless. */
async function allAre(postgres: OwnPostgres, asked: readonly Bought[], status: string): Promise<void> {
  const ids = asked.map(({ order }) => order.id);
  const others = await postgres.sql<{ id: string; status: string }>(
    'select id, status from orders where id = any($1) and status <> $2',
    [ids, status],
  );
  const [first] = others;
  if (first) throw new Error(`${others.length} orders are not ${status}: ${first.id} is ${first.status}`);
}
