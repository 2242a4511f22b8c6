import type { Page } from '../../../contract/paging.ts';
import type { Transaction } from '../../../contract/transactions.ts';
import type { TransactionRow } from '../../ledger/transactions.ts';

export function presentTransactions(
  { rows, total }: { rows: readonly TransactionRow[]; total: number },
  paging: { page: number; pageSize: number },
): Page<Transaction> {
  return { list: rows.map(presentTransaction), total, ...paging };
}

function presentTransaction(row: TransactionRow): Transaction {
  const { id, kind, originalId, product, trip, reference, method, currency, gross, fee, receipt } = row;
  return {
    id,
    kind,
    originalId,
    product,
    ...(trip ? { trip } : {}),
    reference,
    method,
    currency,
    gross,
    net: gross - fee,
    fee,
    paidAt: row.paidAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    receipt,
  };
}
