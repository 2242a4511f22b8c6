import { asc, eq } from 'drizzle-orm';
import { ValidationError } from 'yup';
import { dateInZone } from '../../../contract/dates.ts';
import { type GroupListInput, groupListInput } from '../../../contract/group-lists.ts';
import { LIST_OPEN } from '../../../contract/group-order-states.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import type { PassengerContext } from '../../../contract/passengers.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import { unseal } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { groupOrders } from '../../db/schema/groups.ts';
import { orderPassengers, orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { isOverdue } from '../deadlines.ts';
import { passengerValues } from '../insert-order.ts';
import { addTimeline, announce } from '../move-order.ts';
import type { OrderPresenter } from '../order-product.ts';
import { groupDays } from './group-days.ts';
import { closedGroup, type GroupRow, groupSearchText, lockGroup } from './group-rows.ts';

/**
 * Replaces all of a group's passengers; a confirmed list is final. Refuses with statusConflict (locked, or paid), groupPaymentExpired,
 * staleVersion (not the version the sender saw), groupListIncomplete (not the party that was quoted) or badInput by row; then nothing is
 * stored.
 */
export function handInList<T>(answer: OrderPresenter<T>): Command<GroupListInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockGroup(tx, actor, input.id);
    if (isRefusal(found)) return found;
    const { order, group } = found;
    const now = deps.clock.now();
    const late = closedGroup(found);
    if (late) return late;
    if (group.listLockedAt || !LIST_OPEN.includes(order.status)) return refuse('statusConflict');
    if (isOverdue(order, now)) return refuse('groupPaymentExpired');
    const before = await listOf(tx, order.id);
    if (input.replaces !== undefined && input.replaces !== (before[0]?.id ?? null)) return refuse('staleVersion');
    const passengers = withNumbers(deps, input.passengers, before);
    if (PASSENGER_TYPES.some((type) => passengers.filter((one) => one.type === type).length !== group.party[type]))
      return refuse('groupListIncomplete');
    const fields = await faultsOf({ ...input, passengers }, listContext(group, now));
    if (Object.keys(fields).length > 0) return refuse('badInput', { fields });
    const { id } = order;
    await tx.delete(orderPassengers).where(eq(orderPassengers.orderId, id));
    await tx.insert(orderPassengers).values(passengerValues(deps, id, passengers));
    if (input.confirm) await tx.update(groupOrders).set({ listLockedAt: now }).where(eq(groupOrders.orderId, id));
    const searchText = groupSearchText(order, passengers);
    const [written] = await tx.update(orders).set({ searchText }).where(eq(orders.id, id)).returning();
    if (!written) throw new Error(`the list of ${id} was not written`);
    await addTimeline(tx, order, { at: now, kind: 'note', status: null, by: actor.displayName, text: null });
    await announce(tx, deps, written);
    return answer(tx, deps, actor, written);
  };
}

type ListRow = Pick<typeof orderPassengers.$inferSelect, 'id' | 'documentNumber'>;

/** The previous list. */
function listOf(tx: Tx, orderId: string): Promise<ListRow[]> {
  return tx
    .select({ id: orderPassengers.id, documentNumber: orderPassengers.documentNumber })
    .from(orderPassengers)
    .where(eq(orderPassengers.orderId, orderId))
    .orderBy(asc(orderPassengers.position));
}

/** Fills in missing document numbers from the previous list; an unknown passenger's stays empty, which no rule accepts. */
function withNumbers(
  { settings }: Pick<Deps, 'settings'>,
  passengers: GroupListInput['passengers'],
  before: readonly ListRow[],
) {
  return passengers.map(({ id, ...passenger }) => {
    const { document } = passenger;
    const row = document.number ? undefined : before.find((one) => one.id === id);
    const number = row ? unseal(row.documentNumber, settings.dataKeys, row.id) : (document.number ?? '');
    return { ...passenger, document: { ...document, number } };
  });
}

/** The context for the passenger rules: the group's first and last day. */
export function listContext({ journeys }: GroupRow, now: Date): PassengerContext {
  const days = groupDays(journeys).sort();
  const today = dateInZone(now, 'UTC');
  return { today, firstTravelDate: days[0] ?? today, lastTravelDate: days.at(-1) ?? today, restrictions: null };
}

async function faultsOf(input: GroupListInput, context: PassengerContext): Promise<Record<string, string>> {
  try {
    await groupListInput.validate(input, { strict: true, abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(faults.map(({ path = '', message }) => [path, message]));
  }
}
