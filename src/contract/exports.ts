import type { BooksExport } from './company-books.ts';
import type { OrdersExport } from './order-list.ts';
import type { BillExport, StatementExport, SubStatementsExport } from './statements.ts';
import type { TransactionsExport } from './transactions.ts';
import type { UserLogExport } from './user-log.ts';
import type { WalletExport } from './wallet.ts';

/** The spreadsheet exports, each with the filters of its list: `POST /base/v2/agencies/exports/{kind}` returns xlsx. */
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

/** The path of each; the spec gives the agencies' statements a separate one (§7). */
export const exportPath = (kind: ExportKind): string =>
  kind === 'sub-statements' ? '/base/v2/sub/statements' : `/base/v2/agencies/exports/${kind}`;

/** Response headers of an export: its number of rows and estimated size in bytes, for showing progress. */
export const EXPORT_HEADERS = { rows: 'x-total-rows', bytes: 'x-estimated-length' } as const;
