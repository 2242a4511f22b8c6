import type { Refusal } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderRow } from './order-rows.ts';

/** Shows an order to its caller, from inside the transaction that changed it: each product has its own. */
export type OrderPresenter<T> = (
  tx: Pick<Tx, 'execute' | 'select'>,
  deps: Pick<Deps, 'airSuppliers' | 'clock'>,
  actor: Actor,
  order: OrderRow,
) => Promise<T>;

/** What a product adds to the booking that all share. */
export interface BookingProduct<I, T extends { id: string }> {
  product: OrderRow['product'];
  /** What the request asks for, checked, as an order may be written from it; nothing is written yet. */
  draft(tx: Tx, deps: Deps, actor: Actor, input: I): Promise<OrderDraft | Refusal>;
  answer: OrderPresenter<T>;
  /** Whether a stored answer is one of `answer`. */
  isAnswer(stored: unknown): stored is T;
}
