import type { DeskTask } from '../../../contract/desk.ts';
import { BOOKS, type DeskSearch } from './desk-search.ts';

/** What the address says when a task is open. */
export function opened({ orderId, product, difference }: DeskTask): Required<Pick<DeskSearch, 'order' | 'product'>> {
  return difference ? { order: difference.id, product: BOOKS } : { order: orderId ?? '', product: product ?? '' };
}
