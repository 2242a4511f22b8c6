import type { AgencyCreditInput, AgencyTopUpInput } from './agency-money.ts';
import { call, FINANCE, type Nothing } from './endpoint.ts';
import type { Page } from './paging.ts';
import type { Wallet } from './session.ts';
import type { Transaction, TransactionsQuery } from './transactions.ts';
import type { WalletEntriesQuery, WalletEntry } from './wallet.ts';

/** The calls about a company's money. */
export const moneyEndpoints = {
  wallet: call<Nothing, Wallet>({ method: 'GET', path: '/base/v2/wallet', who: 'session' }),
  walletEntries: call<Partial<WalletEntriesQuery>, Page<WalletEntry>>({
    method: 'GET',
    path: '/base/v2/wallet/entries',
    who: FINANCE,
  }),
  transactions: call<Partial<TransactionsQuery>, Page<Transaction>>({
    method: 'GET',
    path: '/base/v2/transactions',
    who: FINANCE,
  }),
  setAgencyCredit: call<AgencyCreditInput, Wallet>({
    method: 'PUT',
    path: '/base/v2/agencies/{id}/credit',
    who: { permission: 'credit:write' },
    repeatable: true,
  }),
  topUpAgency: call<AgencyTopUpInput, Wallet>({
    method: 'POST',
    path: '/base/v2/agencies/{id}/balance',
    who: { permission: 'topup:write' },
    idempotent: true,
  }),
} as const;
