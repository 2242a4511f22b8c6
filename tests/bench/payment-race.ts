import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import { Agent, oneWay } from '../e2e/agent.ts';
import { isoDateAfter } from '../e2e/days.ts';
import { Portal } from '../e2e/portal.ts';
import type { Bench } from './figure.ts';

const ORDERS = 50;
const COVERED = 10;

/** Fifty payments at once from a wallet that covers ten of them. */
export const paymentRace: Bench = {
  name: 'payment race',
  async measure() {
    const portal = await Portal.start();
    const agent = await Agent.signIn(portal.url, 'harbour.op');
    const offers = await agent.search(oneWay('HKG', 'BKK', isoDateAfter(30)));
    const instant = offers.filter(({ hold, selfTransfer }) => !hold && !selfTransfer);
    const orders: FlightOrder[] = [];
    for (const offer of instant.slice(0, ORDERS)) orders.push(await agent.book(offer));
    const [first] = orders;
    if (!first || orders.length < ORDERS) throw new Error(`Only ${orders.length} offers can be booked at once`);
    // All cost the same, so that the wallet covers exactly ten. The parts posted to the ledger must add up to the total.
    await portal.sql(
      `update orders o set total = f.total, settlement = f.settlement
         from orders f where f.id = $1 and o.id = any($2)`,
      [first.id, orders.map(({ id }) => id)],
    );
    await portal.sql(
      `update ledger_accounts set balance = $1 where kind = 'wallet'
         and company_id = (select company_id from orders where id = $2)`,
      [first.total.amount * COVERED, first.id],
    );
    const answers = await Promise.all(orders.map(({ id }) => agent.ask('payFlightOrder', { id, channel: 'balance' })));
    await portal.close();
    const paid = answers.filter(({ code }) => code === 0).length;
    const refused = answers.filter(({ status }) => status === 422).length;
    return [
      { what: 'Payments that passed of 50 for a balance of 10', measured: paid, unit: '', limit: COVERED },
      { what: 'Payments that passed, at least', measured: paid, unit: '', limit: COVERED, atLeast: true },
      { what: 'Payments refused for the balance', measured: refused, unit: '', limit: ORDERS - COVERED },
    ];
  },
};
