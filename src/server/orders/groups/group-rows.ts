import { eq } from 'drizzle-orm';
import { PAYMENT_STAGES, type PaymentStage } from '../../../contract/group-order-states.ts';
import type { Money } from '../../../contract/money.ts';
import { plainAscii } from '../../../contract/one-line.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { type GroupPayment, groupOrders } from '../../db/schema/groups.ts';
import { lockDeskOrder } from '../desk/desk-scope.ts';
import { searchTextOf } from '../order-draft.ts';
import { lockOrder, type OrderRow } from '../order-rows.ts';

export type GroupRow = typeof groupOrders.$inferSelect;

/** A group or a refund of its tickets: its order, and the group's request and quotes. */
export interface Group {
  order: OrderRow;
  group: GroupRow;
}

/** A group's request and quotes; for a refund, those of the group whose tickets it is about. */
export async function groupOf(tx: Pick<Tx, 'select'>, order: Pick<OrderRow, 'id' | 'originalId'>): Promise<GroupRow> {
  const [group] = await tx
    .select()
    .from(groupOrders)
    .where(eq(groupOrders.orderId, order.originalId ?? order.id));
  if (!group) throw new Error(`order ${order.id} is no group`);
  return group;
}

/** One of the caller's groups, locked; refuses with orderNotFound, or with statusConflict where it is a refund of one. */
export async function lockGroup(tx: Tx, actor: Actor, id: string): Promise<Group | Refusal> {
  const order = await lockOrder(tx, actor, id, 'group');
  if (order && order.type !== 'origin') return refuse('statusConflict');
  return order ? { order, group: await groupOf(tx, order) } : refuse('orderNotFound');
}

/**
 * The refusal for a group closed by the clock: its payment is overdue, or its quote expired where none was confirmed. Null for one that is
 * not closed.
 */
export function closedGroup({ order, group }: Group): Refusal | null {
  if (order.status !== 'closed' || order.type !== 'origin') return null;
  return refuse(group.chosen === null ? 'quoteExpired' : 'groupPaymentExpired');
}

/** A group that this provider quotes, locked; refuses with orderNotFound or taskTaken. */
export async function lockDeskGroup(tx: Tx, actor: Actor, id: string): Promise<Group | Refusal> {
  const found = await lockDeskOrder(tx, actor, id, 'group');
  return 'refused' in found ? found : { order: found.order, group: await groupOf(tx, found.order) };
}

/** A group's search text: its numbers and places, its contact, and its passengers. */
export function groupSearchText(
  { id, pnr, route, contact }: Pick<OrderRow, 'id' | 'pnr' | 'route' | 'contact'>,
  passengers: Parameters<typeof searchTextOf>[0]['passengers'],
): string {
  return `${searchTextOf({ id, pnr, serviceNumbers: route, passengers })} ${plainAscii(contact.name).toLowerCase()}`;
}

export function paymentAt(payments: readonly GroupPayment[], stage: PaymentStage): GroupPayment | null {
  return payments.find((payment) => payment.stage === stage) ?? null;
}

/** The payment after a stage; the first where none is given. Null when all are made. */
export function paymentAfter(payments: readonly GroupPayment[], stage: PaymentStage | null): GroupPayment | null {
  const from = stage === null ? 0 : PAYMENT_STAGES.indexOf(stage) + 1;
  for (const next of PAYMENT_STAGES.slice(from)) {
    const found = paymentAt(payments, next);
    if (found) return found;
  }
  return null;
}

/** What the agency has paid so far. */
export function paidSoFar({ order, group }: Group): Money {
  const amount = group.payments.reduce((sum, payment) => sum + (payment.paidAt ? payment.amount : 0), 0);
  return { amount, currency: order.currency };
}
