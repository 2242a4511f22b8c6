import type { Refusal } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderRow } from './order-rows.ts';

/** Presents an order to its caller, within the transaction that changed it; each product has its own. */
export type OrderPresenter<T> = (
  tx: Pick<Tx, 'execute' | 'select'>,
  deps: Pick<Deps, 'airSuppliers' | 'clock'>,
  actor: Actor,
  order: OrderRow,
) => Promise<T>;

/** What a product adds to the shared booking flow. */
export interface BookingProduct<I, T extends { id: string }> {
  product: OrderRow['product'];
  /** The request's draft, validated; nothing is stored yet. */
  draft(tx: Tx, deps: Deps, actor: Actor, input: I): Promise<OrderDraft | Refusal>;
  answer: OrderPresenter<T>;
  /** Type guard for a stored answer. */
  isAnswer(stored: unknown): stored is T;
}
