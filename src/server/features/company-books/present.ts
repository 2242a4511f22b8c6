import type { Book, BookLine, Books } from '../../../contract/company-books.ts';
import { AGENCY_BILLS } from '../../../contract/endpoint.ts';
import type { Page, Paging } from '../../../contract/paging.ts';
import { isAllowed } from '../../../contract/permissions.ts';
import type { Actor } from '../../actor.ts';
import type { BookLineRow, BookRow } from '../../ledger/books.ts';
import { bookId } from './book-id.ts';

export function presentBooks(rows: readonly BookRow[]): Books {
  return { list: rows.map(presentBook) };
}

function presentBook(row: BookRow): Book {
  const { kind, qualifier, currency, opening, incoming, outgoing, entries } = row;
  const closing = opening + incoming - outgoing;
  return { id: bookId(row), kind, qualifier, currency, opening, incoming, outgoing, closing, entries };
}

/** What the reader of a book sees of a line's subject. */
export interface VisibleLine extends Omit<BookLineRow, 'reference' | 'description'> {
  reference: string | null;
  reason: string;
}

/**
 * A line as its reader sees it: the booking if they may read agencies' bills, the payment's reference for the provider only. Money owed to
 * an agency has no reference until it is paid.
 */
export function maskLine({ grants, me }: Actor, { reference, description, ...row }: BookLineRow): VisibleLine {
  const isNamed = isAllowed(grants, AGENCY_BILLS);
  return {
    ...row,
    orderId: isNamed ? row.orderId : null,
    product: isNamed ? row.product : null,
    reference: me.company.isProvider && row.kind !== 'refund-due' ? reference : null,
    reason: row.kind === 'correction' ? description : '',
  };
}

export function presentBookLines(
  actor: Actor,
  { rows, total }: { rows: readonly BookLineRow[]; total: number },
  paging: Paging,
): Page<BookLine> {
  return { list: rows.map((row) => presentBookLine(maskLine(actor, row))), total, ...paging };
}

function presentBookLine(line: VisibleLine): BookLine {
  const { id, at, kind, agencyName, orderId, product, reference, reason, amount } = line;
  return { id: String(id), at: at.toISOString(), kind, agencyName, orderId, product, reference, reason, amount };
}
