import { count, eq } from 'drizzle-orm';
import type { QuotedOption } from '../../../contract/group-orders.ts';
import type { Refusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { orderPassengers } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../order-rows.ts';
import { giveSeats, issueGroup } from './desk-steps.ts';
import { groupOf } from './group-rows.ts';
import { quoteGroup } from './quote-group.ts';

const DAY_MS = 24 * 60 * 60_000;
const BY = 'Sandbox desk';
/** Minor units per person: what a flight of middle length costs. */
const FARE = { adult: 128_000, child: 96_000, infant: 12_800 };
const SHARE = 0.2;

/** Two options, one of them with a deposit: what the sandbox desk quotes for any group. */
export async function quoteSandboxGroup(tx: Tx, deps: Deps, order: OrderRow): Promise<OrderRow | Refusal> {
  const group = await groupOf(tx, order);
  const now = deps.clock.now().getTime();
  const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const fly = group.journeys.map(({ origin, destination, date }) => `${origin}–${destination} ${date}`).join(', ');
  const deposit = Math.round((FARE.adult * group.party.adult + FARE.child * group.party.child) * SHARE);
  const option = (airline: string, instalments: QuotedOption['instalments'], prices: typeof FARE): QuotedOption => ({
    airline,
    flights: `${airline} ${fly}`,
    prices,
    instalments,
    lastPayBy: inDays(7),
  });
  const cheaper = { adult: FARE.adult - 8_000, child: FARE.child - 6_000, infant: FARE.infant };
  const options = [
    option('CX', deposit > 0 ? [{ amount: deposit, payBy: inDays(4) }] : [], FARE),
    option('MU', [], cheaper),
  ];
  return quoteGroup(tx, deps, { order, group }, { validUntil: inDays(2), options }, BY);
}

export async function giveSandboxSeats(tx: Tx, deps: Deps, order: OrderRow): Promise<OrderRow | Refusal> {
  const found = { order, group: await groupOf(tx, order) };
  return giveSeats(tx, deps, found, { pnr: `G${order.id.slice(-5)}` }, BY);
}

/** Numbers of no airline's stock: a person would type those of the airline's answer. */
export async function issueSandboxGroup(tx: Tx, deps: Deps, order: OrderRow): Promise<OrderRow | Refusal> {
  const [listed] = await tx.select({ n: count() }).from(orderPassengers).where(eq(orderPassengers.orderId, order.id));
  const tickets = Array.from(
    { length: listed?.n ?? 0 },
    (_, i) => `999${order.id.slice(-7)}${String(i).padStart(3, '0')}`,
  );
  return issueGroup(tx, deps, { order, group: await groupOf(tx, order) }, { tickets }, BY);
}
