import { type BooksExport, booksExport } from '../../../contract/company-books.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { cellsOf } from '../../export/cells.ts';
import { exportRoute } from '../../export/export-route.ts';
import type { Handlers, RawRoute } from '../../http/handler.ts';
import { type BookOwner, type BookRow, eachBookLine, readBookLines, readBooks } from '../../ledger/books.ts';
import { type Instants, instantsOf } from '../../time/start-of-day.ts';
import { bookId, readBookId } from './book-id.ts';
import { maskLine, presentBookLines, presentBooks } from './present.ts';
import { bookCells, booksHead, type SheetLine } from './sheet.ts';

const ownerOf = ({ companyId, me }: Actor): BookOwner => ({ companyId, isProvider: me.company.isProvider });

/** A company's earnings, and the provider's debts and clearing accounts. */
export function companyBookRoutes({ db }: Deps) {
  return {
    books: async ({ actor, input }) => presentBooks(await readBooks(db, ownerOf(actor), instantsOf(input))),
    bookLines: async ({ actor, input: { id, page = 1, pageSize = PAGE_SIZE.default, ...days } }) => {
      const book = readBookId(id);
      if (!book) return refuse('notFound');
      const found = await readBookLines(db, ownerOf(actor), { book, days: instantsOf(days), page, pageSize });
      return presentBookLines(actor, found, { page, pageSize });
    },
  } satisfies Handlers;
}

/** `POST /base/v2/agencies/exports/books`: each account with its opening balance, its lines, and its closing balance. */
export function companyBookExports(deps: Deps): readonly RawRoute[] {
  return [
    exportRoute(deps, {
      kind: 'books',
      who: { finance: true },
      summary: 'The books of some days, account by account with every line, as an Excel file',
      input: booksExport,
      open: async (actor, { id, ...listed }: BooksExport, locale) => {
        const days = instantsOf(listed);
        const all = await readBooks(deps.db, ownerOf(actor), days);
        const books = all.filter((book) => id === undefined || bookId(book) === id);
        if (id !== undefined && books.length === 0) return refuse('notFound');
        return {
          head: booksHead(locale, listed.zone || 'UTC'),
          // Each has an opening and a closing balance.
          total: books.reduce((sum, { entries }) => sum + entries + 2, 0),
          batches: cellsOf(linesOf(deps, actor, books, days), (line) => bookCells(line, locale)),
          days: listed,
        };
      },
    }),
  ];
}

async function* linesOf(
  { db }: Deps,
  actor: Actor,
  books: readonly BookRow[],
  days: Instants,
): AsyncGenerator<SheetLine[]> {
  for (const book of books) {
    let balance = book.opening;
    yield [{ book, line: 'opening', balance }];
    for await (const rows of eachBookLine(db, ownerOf(actor), { book, days })) {
      const lines: SheetLine[] = [];
      for (const row of rows) {
        balance += row.amount;
        lines.push({ book, line: maskLine(actor, row), balance });
      }
      yield lines;
    }
    yield [{ book, line: 'closing', balance }];
  }
}
