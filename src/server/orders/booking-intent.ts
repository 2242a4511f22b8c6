import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { AuditAction } from '../../contract/audit-actions.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import { claimKey, completeKey, RETENTION_MS, type RequestKey, releaseKey } from '../commands/idempotency.ts';
import { type KeyedHash, seal, unseal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { bookingIntents } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import type { SupplierOrder } from '../suppliers/booking-supplier.ts';
import { insertOrder } from './insert-order.ts';
import type { Buyer, OrderDraft } from './order-draft.ts';
import type { OrderRow } from './order-rows.ts';

export type Intent = typeof bookingIntents.$inferSelect;

/** How long a booking call may take before the job looks up its outcome. */
const SETTLE_AFTER_SECONDS = 60;

export interface BookingRequest {
  product: OrderProduct;
  buyer: Buyer;
  key: string;
  hash: KeyedHash;
  verificationId: string;
}

/** The call that books each product; scopes the idempotency key and names the audit. */
export const BOOKING_CALLS: Readonly<Record<OrderProduct, EndpointName & AuditAction>> = {
  flight: 'createFlightOrder',
  group: 'createGroupOrder',
  train: 'createTrainOrder',
};

function requestKey(product: OrderProduct, buyer: Pick<Buyer, 'companyId' | 'userId'>, key: string): RequestKey {
  return { companyId: buyer.companyId, userId: buyer.userId, command: BOOKING_CALLS[product], key };
}

/** The result of a claim: free to book, a stored answer, or an order made by a request whose answer was lost. */
export type Begun = { state: 'free' } | { state: 'answered'; stored: unknown } | { state: 'made'; orderId: string };

/**
 * Claims the request's key and checks whether its verification was booked already: a reload that sends the same order under a new key gets
 * the first order, and one verification never makes two.
 */
export async function beginBooking(tx: Tx, deps: Deps, request: BookingRequest): Promise<Begun | Refusal> {
  const key = requestKey(request.product, request.buyer, request.key);
  const claim = await claimKey(tx, key, request.hash, deps.clock.now());
  if (isRefusal(claim)) return claim;
  if (claim.state === 'running') return refuse('requestInProgress');
  if (claim.state === 'done') return readAnswer(claim.answer);
  const [earlier] = await tx
    .select()
    .from(bookingIntents)
    .where(
      and(
        eq(bookingIntents.verificationId, request.verificationId),
        inArray(bookingIntents.state, ['calling', 'booked']),
      ),
    );
  if (!earlier) return { state: 'free' };
  const same = request.hash.fits(earlier.requestHash) && earlier.companyId === request.buyer.companyId;
  if (!same) return refuse('verificationExpired');
  return earlier.orderId ? { state: 'made', orderId: earlier.orderId } : refuse('requestInProgress');
}

/** Stores the answer of a request whose order was made by another one: a repeat under its key gets it again. */
export function storeAnswer(tx: Tx, { product, buyer, key }: BookingRequest, answer: object): Promise<void> {
  return completeKey(tx, requestKey(product, buyer, key), answer);
}

/** The stored answer of a finished request: the order as answered, or its number where no answer was sent. */
function readAnswer(stored: unknown): Begun {
  if (typeof stored === 'object' && stored !== null && 'orderId' in stored && typeof stored.orderId === 'string')
    return { state: 'made', orderId: stored.orderId };
  return { state: 'answered', stored };
}

/**
 * Stores the intent of a booking before it is made, with all that is needed to finish it, and enqueues the job that settles it. Refuses
 * with requestInProgress when another request for the same verification was faster.
 */
export async function recordIntent(
  tx: Tx,
  deps: Deps,
  request: BookingRequest,
  draft: OrderDraft,
): Promise<Intent | Refusal> {
  const id = deps.ids.uuid();
  const [intent] = await tx
    .insert(bookingIntents)
    .values({
      id,
      product: request.product,
      companyId: request.buyer.companyId,
      userId: request.buyer.userId,
      userName: request.buyer.displayName,
      idempotencyKey: request.key,
      requestHash: request.hash.text,
      verificationId: request.verificationId,
      supplierId: draft.supplierId,
      request: seal(JSON.stringify(draft), deps.settings.dataKeys, id),
      state: 'calling',
      hold: draft.hold,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!intent) return refuse('requestInProgress');
  await deps.jobs.send(tx, 'settle-booking', { intentId: id }, { afterSeconds: SETTLE_AFTER_SECONDS });
  return intent;
}

/** The draft an intent was made for. */
export function draftOf(deps: Pick<Deps, 'settings'>, intent: Intent): OrderDraft {
  if (intent.request === null) throw new Error(`the booking ${intent.id} has ended`);
  return JSON.parse(unseal(intent.request, deps.settings.dataKeys, intent.id)) as OrderDraft; // sealed by recordIntent alone
}

async function lockOpenIntent(tx: Tx, id: string): Promise<Intent | null> {
  const [row] = await tx
    .select()
    .from(bookingIntents)
    .where(and(eq(bookingIntents.id, id), eq(bookingIntents.state, 'calling')))
    .for('update');
  return row ?? null;
}

/**
 * Completes a booking that the supplier made: stores the order, and the answer under the request's key (`answer` shows it; else its number
 * is stored). Refuses with requestInProgress when it was completed elsewhere.
 */
export async function finishBooking<T extends object>(
  tx: Tx,
  deps: Deps,
  intent: Intent,
  booked: SupplierOrder,
  answer: (order: OrderRow) => Promise<T> | T,
): Promise<T | Refusal> {
  const open = await lockOpenIntent(tx, intent.id);
  if (!open) return refuse('requestInProgress');
  const buyer = { companyId: open.companyId, userId: open.userId, displayName: open.userName };
  const order = await insertOrder(tx, deps, buyer, draftOf(deps, open), booked);
  await tx
    .update(bookingIntents)
    .set({ state: 'booked', orderId: order.id, request: null })
    .where(eq(bookingIntents.id, open.id));
  const result = await answer(order);
  await completeKey(tx, requestKey(open.product, buyer, open.idempotencyKey), result);
  return result;
}

/** Deletes ended bookings whose keys will not be sent again. */
export async function deleteOldIntents(tx: Tx, now: Date): Promise<void> {
  const old = lt(bookingIntents.createdAt, new Date(now.getTime() - RETENTION_MS));
  await tx.delete(bookingIntents).where(and(old, ne(bookingIntents.state, 'calling')));
}

/** Drops a failed booking; its key and its verification may be used again. */
export async function dropBooking(tx: Tx, intent: Intent): Promise<Intent | null> {
  const open = await lockOpenIntent(tx, intent.id);
  if (!open) return null;
  await tx.update(bookingIntents).set({ state: 'refused', request: null }).where(eq(bookingIntents.id, open.id));
  await releaseKey(tx, requestKey(open.product, open, open.idempotencyKey));
  return open;
}
