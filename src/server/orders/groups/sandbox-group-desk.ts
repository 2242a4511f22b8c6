import { count, eq } from 'drizzle-orm';
import type { QuotedOption } from '../../../contract/group-desk.ts';
import { convertUp } from '../../../contract/money.ts';
import type { Refusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { readRates } from '../../db/exchange-rates.ts';
import { orderPassengers } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../order-rows.ts';
import { failGroup, giveSeats, issueGroup } from './desk-steps.ts';
import { endOfDeparture } from './group-days.ts';
import { groupOf } from './group-rows.ts';
import { quoteGroup } from './quote-group.ts';

const BY = 'Sandbox desk';
/** Fen per person: the price of a medium-haul flight. */
const FARE = { adult: 128_000, child: 96_000, infant: 12_800 };
/** The discount of the other options, per passenger with a seat. */
const LESS = { adult: 8_000, child: 6_000, infant: 0 };
/** An instalment's share of the price of those with a seat. */
const SHARE = 0.2;

const SECOND_MS = 1000;
/** Trips that leave sooner are not quoted. */
const SHORTEST_MS = 60 * 60_000;
/** The longest time until the last payment is due. */
const PAYING_MS = 7 * 24 * 60 * 60_000;
/** When the quote, the deposit and the most instalments are due, as fractions of that time. */
const ENDS = { quote: 2 / 7, deposit: 4 / 7, instalments: [3 / 7, 4 / 7, 5 / 7] };

/** Quotes any group three options: with a deposit, without one, and with the maximum of instalments; a trip that is too near gets none. */
export async function quoteSandboxGroup(tx: Tx, deps: Deps, order: OrderRow): Promise<OrderRow | Refusal> {
  const group = await groupOf(tx, order);
  const now = deps.clock.now().getTime();
  const left = Math.min(PAYING_MS, endOfDeparture(deps, group.journeys).getTime() - SECOND_MS - now);
  if (left < SHORTEST_MS) return failGroup(tx, deps, { order, group }, { remark: null, code: 'departureTooNear' }, BY);
  const after = (part: number) => new Date(now + Math.round(part * left)).toISOString();
  const fly = group.journeys.map(({ origin, destination, date }) => `${origin}–${destination} ${date}`).join(', ');
  const { rates } = await readRates(tx);
  const own = (fen: number) => convertUp({ amount: fen, currency: 'CNY' }, order.currency, rates).amount;
  const { party } = group;
  const option = (airline: string, parts: readonly number[], less: typeof FARE): QuotedOption => {
    const prices = {
      adult: own(FARE.adult - less.adult),
      child: own(FARE.child - less.child),
      infant: own(FARE.infant - less.infant),
    };
    const amount = Math.round((prices.adult * party.adult + prices.child * party.child) * SHARE);
    const instalments = amount > 0 ? parts.map((part) => ({ amount, payBy: after(part) })) : [];
    return { airline, flights: `${airline} ${fly}`, prices, instalments, lastPayBy: after(1) };
  };
  const options = [
    option('CX', [ENDS.deposit], { adult: 0, child: 0, infant: 0 }),
    option('MU', [], LESS),
    option('SQ', ENDS.instalments, LESS),
  ];
  return quoteGroup(tx, deps, { order, group }, { validUntil: after(ENDS.quote), options }, BY);
}

export async function giveSandboxSeats(tx: Tx, deps: Deps, order: OrderRow): Promise<OrderRow | Refusal> {
  const found = { order, group: await groupOf(tx, order) };
  return giveSeats(tx, deps, found, { pnr: `G${order.id.slice(-5)}` }, BY);
}

/** Numbers of no airline's stock: a person would enter those the airline sends. */
export async function issueSandboxGroup(tx: Tx, deps: Deps, order: OrderRow): Promise<OrderRow | Refusal> {
  const [listed] = await tx.select({ n: count() }).from(orderPassengers).where(eq(orderPassengers.orderId, order.id));
  const tickets = Array.from(
    { length: listed?.n ?? 0 },
    (_, i) => `999${order.id.slice(-7)}${String(i).padStart(3, '0')}`,
  );
  return issueGroup(tx, deps, { order, group: await groupOf(tx, order) }, { tickets }, BY);
}
