import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import { Agent, oneWay } from '../e2e/agent.ts';
import { isoDateAfter } from '../e2e/days.ts';
import { OrderPage } from '../e2e/pages/order-page.ts';
import { logIn } from '../e2e/pages/sign-in.ts';
import { Portal } from '../e2e/portal.ts';
import { Words } from '../e2e/words.ts';
import { withPage } from './browser.ts';
import { type Bench, median } from './figure.ts';

const ROUNDS = 9;
/** For what loads after the screen shows. */
const SETTLE_MS = 1500;

/** From a colleague's payment call until a phone that has the order open shows it as paid. */
export const liveStatus: Bench = {
  name: 'live status',
  async measure() {
    const portal = await Portal.start();
    const words = new Words('en');
    try {
      const colleague = await Agent.signIn(portal.url, 'harbour.admin');
      const orders = await unpaidOrders(colleague);
      const waits = await withPage(1, async (page) => {
        await page.goto(portal.url);
        await logIn(page, words, 'harbour.op');
        await page.waitForURL('**/flight/booking');
        const measured: number[] = [];
        for (const order of orders) measured.push(await shownAfter(page, words, portal, colleague, order));
        return measured.slice(1); // the first one warms up both sides
      });
      return [
        { what: 'A payment by a colleague on an open phone, median', measured: median(waits), unit: 'ms', limit: 1000 },
        { what: '… the slowest', measured: Math.max(...waits), unit: 'ms', limit: 1000 },
      ];
    } finally {
      await portal.close();
    }
  },
};

async function unpaidOrders(agent: Agent): Promise<FlightOrder[]> {
  const offers = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(30)));
  const plain = offers.filter(({ hold, selfTransfer }) => !hold && !selfTransfer).slice(0, ROUNDS + 1);
  const orders: FlightOrder[] = [];
  for (const offer of plain) orders.push(await agent.book(offer));
  return orders;
}

async function shownAfter(page: Page, words: Words, portal: Portal, colleague: Agent, order: FlightOrder) {
  await page.goto(`${portal.url}/flight/orders/${order.id}`);
  const unpaid = new OrderPage(page, words).nextStep.getByText(words.say('To be paid'), { exact: true });
  await unpaid.waitFor();
  await wait(SETTLE_MS);
  const since = performance.now();
  const [at] = await Promise.all([
    unpaid.waitFor({ state: 'detached' }).then(() => performance.now()),
    colleague.call('payFlightOrder', { id: order.id, channel: 'balance' }),
  ]);
  return Math.round(at - since);
}
