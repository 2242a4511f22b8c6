import { BOOK_KINDS } from '../../../contract/company-books.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import type { BookName } from '../../ledger/books.ts';

const ID = /^([a-z_]+):(.*):([A-Z]{3})$/;

/** As `clearing:stripe:CNY`. */
export function bookId({ kind, qualifier, currency }: BookName): string {
  return [kind, qualifier, currency].join(':');
}

/** Parses such an id; null if it names no account. */
export function readBookId(id: string): BookName | null {
  const [, named, qualifier = '', code] = ID.exec(id) ?? [];
  const kind = BOOK_KINDS.find((each) => each === named);
  const currency = CURRENCIES.find((each) => each === code);
  return kind && currency ? { kind, qualifier, currency } : null;
}
