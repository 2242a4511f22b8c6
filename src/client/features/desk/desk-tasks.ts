import type { DeskTask } from '../../../contract/desk.ts';
import { BOOKS, type DeskSearch } from './desk-search.ts';

/** The search params that open a task. */
export function opened({ orderId, product, difference }: DeskTask): Required<Pick<DeskSearch, 'order' | 'product'>> {
  return difference ? { order: difference.id, product: BOOKS } : { order: orderId ?? '', product: product ?? '' };
}
