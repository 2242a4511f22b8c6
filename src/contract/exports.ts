import type { BooksExport } from './company-books.ts';
import type { OrdersExport } from './order-list.ts';
import type { BillExport, StatementExport, SubStatementsExport } from './statements.ts';
import type { TransactionsExport } from './transactions.ts';
import type { UserLogExport } from './user-log.ts';
import type { WalletExport } from './wallet.ts';

/** What can be had as a spreadsheet, each with the filters of its list: `POST /base/v2/agencies/exports/{kind}` answers xlsx. */
export interface ExportInputs {
  transactions: TransactionsExport;
  wallet: WalletExport;
  statements: StatementExport;
  bills: BillExport;
  books: BooksExport;
  'sub-statements': SubStatementsExport;
  'user-log': UserLogExport;
  orders: OrdersExport;
}
export type ExportKind = keyof ExportInputs;

/** The path of each; the spec gives the agencies' statements one of their own (§7). */
export const exportPath = (kind: ExportKind): string =>
  kind === 'sub-statements' ? '/base/v2/sub/statements' : `/base/v2/agencies/exports/${kind}`;

/** Headers of such an answer: how many rows come, and about how many bytes that is, so that progress can be shown. */
export const EXPORT_HEADERS = { rows: 'x-total-rows', bytes: 'x-estimated-length' } as const;
