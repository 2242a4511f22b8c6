import type { Currency } from '../../../contract/money.ts';
import type { Page } from '../../../contract/paging.ts';
import type { Wallet } from '../../../contract/session.ts';
import type { WalletEntry } from '../../../contract/wallet.ts';
import type { WalletState } from '../../ledger/accounts.ts';
import type { EntryRow } from '../../ledger/entries.ts';

export function presentWallet(state: WalletState, currency: Currency): Wallet {
  const { balance, creditLimit, creditUsed, version } = state;
  return { currency, balance, creditLimit, creditUsed, available: balance + creditLimit - creditUsed, version };
}

const TYPES: Readonly<Record<string, WalletEntry['type']>> = {
  'top-up': 'top-up',
  payment: 'origin-flight',
  refund: 'refund-flight',
};

export function presentEntries(
  { rows, total }: { rows: readonly EntryRow[]; total: number },
  paging: { page: number; pageSize: number },
  currency: Currency,
): Page<WalletEntry> {
  return { list: rows.map((row) => presentEntry(row, currency)), total, ...paging };
}

function presentEntry(row: EntryRow, currency: Currency): WalletEntry {
  const type = TYPES[row.kind];
  if (!type) throw new Error(`a ${row.kind} never moves a company's own money`);
  return {
    id: String(row.id),
    type,
    paidAt: row.createdAt.toISOString(),
    orderId: row.orderId,
    reference: row.journalId,
    amount: { amount: row.amount, currency },
    account: row.account === 'credit' ? 'credit' : 'balance',
    standing: { amount: row.standing, currency },
    description: row.orderId ? '' : row.description,
  };
}
