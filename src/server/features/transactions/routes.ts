import { PAGE_SIZE } from '../../../contract/limits.ts';
import { type TransactionsExport, transactionsExport } from '../../../contract/transactions.ts';
import type { Deps } from '../../deps.ts';
import { cellsOf } from '../../export/cells.ts';
import { exportRoute } from '../../export/export-route.ts';
import type { Handlers, RawRoute } from '../../http/handler.ts';
import {
  countTransactions,
  eachTransaction,
  readTransactions,
  type TransactionFilter,
} from '../../ledger/transactions.ts';
import { instantsOf } from '../../time/start-of-day.ts';
import { presentTransactions } from './present.ts';
import { transactionCells, transactionsHead } from './sheet.ts';

export function transactionRoutes({ db }: Deps) {
  return {
    transactions: async ({ actor, input: { page = 1, pageSize = PAGE_SIZE.default, ...filters } }) => {
      const found = await readTransactions(db, actor.companyId, filterOf(filters), { page, pageSize });
      return presentTransactions(found, { page, pageSize });
    },
  } satisfies Handlers;
}

/** `POST /base/v2/agencies/exports/transactions`. */
export function transactionExports(deps: Deps): readonly RawRoute[] {
  return [
    exportRoute(deps, {
      kind: 'transactions',
      who: { finance: true },
      summary: 'All transactions that the filters leave, as an Excel file',
      input: transactionsExport,
      open: async ({ companyId }, filters, locale) => {
        const filter = filterOf(filters);
        const rows = eachTransaction(deps.db, companyId, filter);
        return {
          head: transactionsHead(locale, filters.zone || 'UTC'),
          total: await countTransactions(deps.db, companyId, filter),
          batches: cellsOf(rows, (row) => transactionCells(row, locale)),
          days: filters,
        };
      },
    }),
  ];
}

function filterOf({ from, to, zone, ...rest }: Partial<TransactionsExport>): TransactionFilter {
  return { ...rest, ...instantsOf({ from, to, zone }) };
}
