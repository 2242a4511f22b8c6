import type { Locale } from '../../contract/locale.ts';
import type { Currency } from '../../contract/money.ts';
import type { Page } from '../../contract/paging.ts';
import type { Available, Wallet } from '../../contract/session.ts';
import type { WalletEntry } from '../../contract/wallet.ts';
import { describeEntry } from '../../contract/wallet-words.ts';
import { availableOf } from '../ledger/accounts.ts';
import type { EntryRow } from '../ledger/entries.ts';
import type { CompanyFunds } from '../ledger/funds.ts';

export function presentWallet(funds: CompanyFunds, currency: Currency): Wallet {
  const { balance, creditLimit, creditUsed, creditLent, version } = funds;
  const available = availableOf(funds, funds.overdue > 0);
  return { currency, balance, creditLimit, creditUsed, creditLent, available, version };
}

export function presentAvailable(shown: CompanyFunds | null, currency: Currency): Available {
  return { currency, available: shown && availableOf(shown, shown.overdue > 0) };
}

export function presentEntries(
  { rows, total }: { rows: readonly EntryRow[]; total: number },
  paging: { page: number; pageSize: number },
  currency: Currency,
  locale: Locale,
): Page<WalletEntry> {
  return { list: rows.map((row) => presentEntry(row, currency, locale)), total, ...paging };
}

export function presentEntry(row: EntryRow, currency: Currency, locale: Locale): WalletEntry {
  return {
    id: String(row.id),
    type: row.type,
    paidAt: row.createdAt.toISOString(),
    orderId: row.orderId,
    product: row.product,
    route: row.route,
    leadPassenger: row.leadPassenger,
    passengerCount: row.passengerCount,
    reference: row.reference,
    amount: { amount: row.amount, currency },
    account: row.account === 'credit' ? 'credit' : 'balance',
    standing: { amount: row.standing, currency },
    description: describeEntry(row, locale),
    receipt: row.receipt,
  };
}
