import { count, eq } from 'drizzle-orm';
import type { QuotedOption } from '../../../contract/group-orders.ts';
import type { Refusal } from '../../../contract/result.ts';
import type { Tx } from '../../db/database.ts';
import { orderPassengers } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../order-rows.ts';
import { failGroup, giveSeats, issueGroup } from './desk-steps.ts';
import { groupOf } from './group-rows.ts';
import { endOfDeparture, quoteGroup } from './quote-group.ts';

const BY = 'Sandbox desk';
/** Minor units per person: what a flight of middle length costs. */
const FARE = { adult: 128_000, child: 96_000, infant: 12_800 };
const SHARE = 0.2;

const SECOND_MS = 1000;
/** A trip that leaves sooner is not quoted any more. */
const SHORTEST_MS = 60 * 60_000;
/** How long until the last payment ends, of a trip that is far enough away. */
const PAYING_MS = 7 * 24 * 60 * 60_000;
/** When the quote and the deposit end, as parts of that time. */
const ENDS = { quote: 2 / 7, deposit: 4 / 7 };

/** Two options, one of them with a deposit: what the sandbox desk quotes for any group; a trip that is too near gets none. */
export async function quoteSandboxGroup(tx: Tx, deps: Deps, order: OrderRow): Promise<OrderRow | Refusal> {
  const group = await groupOf(tx, order);
  const now = deps.clock.now().getTime();
  const left = Math.min(PAYING_MS, endOfDeparture(deps, group).getTime() - SECOND_MS - now);
  if (left < SHORTEST_MS) return failGroup(tx, deps, { order, group }, { remark: null, code: 'departureTooNear' }, BY);
  const after = (part: number) => new Date(now + Math.round(part * left)).toISOString();
  const fly = group.journeys.map(({ origin, destination, date }) => `${origin}–${destination} ${date}`).join(', ');
  const deposit = Math.round((FARE.adult * group.party.adult + FARE.child * group.party.child) * SHARE);
  const option = (airline: string, instalments: QuotedOption['instalments'], prices: typeof FARE): QuotedOption => ({
    airline,
    flights: `${airline} ${fly}`,
    prices,
    instalments,
    lastPayBy: after(1),
  });
  const cheaper = { adult: FARE.adult - 8_000, child: FARE.child - 6_000, infant: FARE.infant };
  const options = [
    option('CX', deposit > 0 ? [{ amount: deposit, payBy: after(ENDS.deposit) }] : [], FARE),
    option('MU', [], cheaper),
  ];
  return quoteGroup(tx, deps, { order, group }, { validUntil: after(ENDS.quote), options }, BY);
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
