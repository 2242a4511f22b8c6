import { and, eq, isNotNull } from 'drizzle-orm';
import { journeysOn } from '../../../contract/journeys-on.ts';
import type { Money } from '../../../contract/money.ts';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { changeBand } from '../../../contract/train-terms.ts';
import { type Command, runSystemCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import { deskTasks } from '../../db/schema/desk.ts';
import type { Deps } from '../../deps.ts';
import { approveOrder } from '../desk/approve-order.ts';
import { quoteByHand } from '../desk/desk-issue.ts';
import type { DeskTaskRow } from '../desk/desk-tasks.ts';
import { giveSandboxSeats, issueSandboxGroup, quoteSandboxGroup } from '../groups/sandbox-group-desk.ts';
import { moveOrder } from '../move-order.ts';
import { jobOn, lockAnyOrder, type OrderRow, soldOf, soldTrainOf } from '../order-rows.ts';
import { findAnyOrder } from '../system-orders.ts';
import { quoteChangeByHand } from '../trains/change-by-hand.ts';
import { hasLeft } from '../trains/departure.ts';
import { railTicketOf } from '../trains/rail-ticket.ts';
import { ticketByRailway } from '../trains/ticket-by-railway.ts';
import { settleInSandbox } from '../voyages/sandbox-answer.ts';
import { passengersOf, requestOf, sourceOf } from './child-order.ts';
import { keptByRule, keptOfEach } from './refund-terms.ts';
import { askedBack } from './requested-amount.ts';
import { settleChange } from './settle-change.ts';
import { settleReturn } from './settle-return.ts';
import { soldPricesOf } from './sold-parts.ts';
import { writeChangeQuote } from './write-change-quote.ts';

/** The name shown for the sandbox that answers for the provider's staff. */
const SANDBOX_DESK = 'Sandbox desk';
/** What it keeps of a group's voluntary refund. */
const GROUP_PENALTY_PERCENT = 10;
const DESK = { mover: 'desk', by: SANDBOX_DESK } as const;

/** For issued tickets the desk is asked about the flights that an airline has changed. */
const answerDisruption = (tx: Tx, deps: Deps, order: OrderRow) => settleInSandbox(tx, deps, order, SANDBOX_DESK);

/** The sandbox desk's action for an order, by status. */
const ANSWERS: Partial<Record<OrderStatus, (tx: Tx, deps: Deps, child: OrderRow) => Promise<OrderRow | Refusal>>> = {
  reviewing: (tx, deps, order) => approveOrder(tx, deps, order, { by: SANDBOX_DESK, text: null }),
  rfd_reviewing: quoteRefund,
  rfd_proceeding: (tx, deps, child) => settleReturn(tx, deps, child, DESK),
  chg_reviewing: quoteChange,
  chg_proceeding: reissue,
  to_be_quote: quoteSandboxGroup,
  seat_applying: giveSandboxSeats,
  issued: answerDisruption,
  changed: answerDisruption,
  // Flights are ticketed by their supplier, and so are trains not ticketed by hand.
  proceeding: async (tx, deps, order) => {
    if (order.product === 'group') return issueSandboxGroup(tx, deps, order);
    return order.byHand ? ticketByRailway(tx, deps, order, { by: SANDBOX_DESK, text: null }) : refuse('statusConflict');
  },
};

/**
 * Passes what waits for a person to the sandbox desk, which answers after the delay of SANDBOX_DESK; where that is off, it waits for a
 * person.
 */
export async function leaveToDesk(tx: Tx, deps: Pick<Deps, 'jobs' | 'settings'>, orderId: string): Promise<void> {
  const { deskSeconds } = deps.settings.sandbox;
  if (deskSeconds !== null) await deps.jobs.send(tx, 'answer-desk', { orderId }, { afterSeconds: deskSeconds });
}

/** Has the sandbox desk handle a task that a person releases: its job ended when they took it. */
export function handedBack<I>(release: Command<I, DeskTaskRow>): Command<I, DeskTaskRow> {
  return async (tx, actor, input, deps) => {
    const task = await release(tx, actor, input, deps);
    if (!isRefusal(task) && task.orderId) await leaveToDesk(tx, deps, task.orderId);
    return task;
  };
}

/** Handles what waits for the desk, as a person would by the fare rules; skips what has moved on, or was taken by a person. */
export async function answerAsDesk(deps: Deps, orderId: string): Promise<void> {
  const child = await findAnyOrder(deps, orderId);
  if (!child || !ANSWERS[child.status] || (await isTaken(deps, orderId))) return;
  const done = await runSystemCommand(deps, jobOn('answer-desk', child), async (tx) => {
    const current = await lockAnyOrder(tx, orderId);
    if (!current) return refuse('orderNotFound');
    return ANSWERS[current.status]?.(tx, deps, current) ?? refuse('statusConflict');
  });
  // An order whose seats expired while it waited is ended at its supplier.
  if (isRefusal(done) && done.refused !== 'statusConflict' && done.refused !== 'deadlinePassed')
    throw new Error(`the sandbox desk could not answer ${orderId}: ${done.refused}`);
}

async function isTaken(deps: Deps, orderId: string): Promise<boolean> {
  const { id, claimedBy } = deskTasks;
  const rows = await deps.db
    .select({ id })
    .from(deskTasks)
    .where(and(eq(deskTasks.orderId, orderId), isNotNull(claimedBy)));
  return rows.length > 0;
}

async function quoteRefund(tx: Tx, deps: Deps, child: OrderRow): Promise<OrderRow | Refusal> {
  const penalty = await penaltyOf(tx, child, deps.clock.now());
  if (!penalty) {
    const code = child.product === 'train' ? 'trainLeft' : 'fareGivesNothing';
    return moveOrder(tx, deps, child, { to: 'rfd_rejected', code, ...DESK });
  }
  return quoteByHand(tx, deps, child, { penalty }, SANDBOX_DESK);
}

/** What is kept of all the tickets together; null where they are not refundable. Groups have no rule for voluntary refunds. */
async function penaltyOf(tx: Tx, child: OrderRow, now: Date): Promise<Money | null> {
  const byRule = await keptByRule(tx, child, now);
  if (byRule || child.product !== 'group') return byRule;
  const { paid } = await askedBack(tx, child);
  return { amount: Math.round((paid * GROUP_PENALTY_PERCENT) / 100), currency: child.currency };
}

/** The same flights on the requested days, at the same fares and taxes plus the change fee. */
async function quoteChange(tx: Tx, deps: Deps, child: OrderRow): Promise<OrderRow | Refusal> {
  if (child.product === 'train') return quoteTrainChange(tx, deps, child);
  const penalty = keptOfEach(child, await requestOf(tx, child), 'change');
  if (!penalty) return moveOrder(tx, deps, child, { to: 'chg_rejected', code: 'fareNotChangeable', ...DESK });
  const request = await requestOf(tx, child);
  const sold = soldOf(await sourceOf(tx, request));
  const line = { fareDifference: 0, taxDifference: 0, penalty: penalty.amount };
  const lines = (await passengersOf(tx, child.id)).map(() => line);
  const journeys = journeysOn(sold.journeys, request.wanted ?? []);
  return writeChangeQuote(tx, deps, child, {
    offer: { lines, currency: penalty.currency, journeys },
    expiresAt: null,
    supplierQuote: null,
    isAgreed: false,
    text: null,
    ...DESK,
  });
}

/** The timetable's fares; of a refund the railway keeps its share by its rules for the two trains. */
async function quoteTrainChange(tx: Tx, deps: Deps, child: OrderRow): Promise<OrderRow | Refusal> {
  const source = await sourceOf(tx, await requestOf(tx, child));
  const now = deps.clock.now();
  const band = changeBand(await railTicketOf(tx, source), soldTrainOf(child).ride.departure, now);
  if (!band || hasLeft(child, now))
    return moveOrder(tx, deps, child, { to: 'chg_rejected', code: 'trainLeft', ...DESK });
  const prices = soldTrainOf(child).prices.map(({ passengerType, price: fare }) => {
    const back = Math.max(0, (soldPricesOf(source, [{ type: passengerType }])[0] ?? 0) - fare);
    return { passengerType, fare, penalty: Math.round((back * band.percent) / 100) };
  });
  return quoteChangeByHand(tx, deps, child, { prices, currency: child.currency }, SANDBOX_DESK);
}

/** Numbers of no airline's stock: a person would enter those the airline sends. */
async function reissue(tx: Tx, deps: Deps, child: OrderRow): Promise<OrderRow | Refusal> {
  const people = await passengersOf(tx, child.id);
  const tickets = people.map(
    ({ ticketNumber }, i) => `${ticketNumber?.slice(0, 3) ?? '999'}9${child.id.slice(-7)}${10 + i}`,
  );
  return settleChange(tx, deps, child, { tickets, locator: child.pnr ?? '', supplierRef: null }, DESK);
}
