import type { AgencyCorrectionInput, AgencyCreditInput, AgencyTopUpInput } from './agency-money.ts';
import type { BookLine, BookLinesQuery, Books, BooksQuery } from './company-books.ts';
import {
  AGENCIES,
  AGENCY_BILLS,
  AGENCY_CREDIT,
  AGENCY_TOP_UPS,
  call,
  FINANCE,
  type Id,
  type Nothing,
} from './endpoint.ts';
import type { Page, Paging } from './paging.ts';
import type { Wallet } from './session.ts';
import type { SettlementInput } from './settlements.ts';
import type {
  Statement,
  StatementEntriesQuery,
  StatementOfAgency,
  SubBalance,
  SubBalanceQuery,
  SubStatementEntriesQuery,
  SubStatementsQuery,
} from './statements.ts';
import type { WalletTopUp, WalletTopUpInput, WalletTopUps } from './top-ups.ts';
import type { Transaction, TransactionsQuery } from './transactions.ts';
import type {
  OrderBill,
  WalletEntriesQuery,
  WalletEntry,
  WalletLimit,
  WalletLimitInput,
  WalletOverview,
  WalletOverviewQuery,
} from './wallet.ts';

/** The calls about a company's money. */
export const moneyEndpoints = {
  walletEntries: call<Partial<WalletEntriesQuery>, Page<WalletEntry>>({
    method: 'GET',
    path: '/base/v2/wallet/entries',
    who: FINANCE,
  }),
  walletOverview: call<Partial<WalletOverviewQuery>, WalletOverview>({
    method: 'GET',
    path: '/base/v2/wallet/overview',
    who: FINANCE,
  }),
  setWalletLimit: call<WalletLimitInput, WalletLimit>({
    method: 'PUT',
    path: '/base/v2/wallet/limit',
    who: FINANCE,
    repeatable: true,
  }),
  settleCredit: call<SettlementInput, Wallet>({
    method: 'POST',
    path: '/base/v2/wallet/settlements',
    who: FINANCE,
    idempotent: true,
  }),
  wallet: call<Nothing, Wallet>({ method: 'GET', path: '/base/v2/wallet', who: FINANCE }),
  orderBill: call<Id, OrderBill>({ method: 'GET', path: '/base/v2/bills/orders/{id}', who: FINANCE }),
  walletTopUps: call<Nothing, WalletTopUps>({ method: 'GET', path: '/base/v2/wallet/top-ups', who: FINANCE }),
  startTopUp: call<WalletTopUpInput, WalletTopUp>({
    method: 'POST',
    path: '/base/v2/wallet/top-ups',
    who: FINANCE,
    idempotent: true,
  }),
  transactions: call<Partial<TransactionsQuery>, Page<Transaction>>({
    method: 'GET',
    path: '/base/v2/transactions',
    who: FINANCE,
  }),
  setAgencyCredit: call<AgencyCreditInput, Wallet>({
    method: 'PUT',
    path: '/base/v2/agencies/{id}/credit',
    who: AGENCY_CREDIT,
    repeatable: true,
  }),
  topUpAgency: call<AgencyTopUpInput, Wallet>({
    method: 'POST',
    path: '/base/v2/agencies/{id}/balance',
    who: AGENCY_TOP_UPS,
    idempotent: true,
  }),
  correctAgency: call<AgencyCorrectionInput, Wallet>({
    method: 'POST',
    path: '/base/v2/agencies/{id}/corrections',
    who: AGENCY_TOP_UPS,
    idempotent: true,
    seen: ['balance'],
  }),
  statements: call<Partial<Paging>, Page<Statement>>({ method: 'GET', path: '/base/v2/statements', who: FINANCE }),
  statement: call<Id, Statement>({ method: 'GET', path: '/base/v2/statements/{id}', who: FINANCE }),
  statementEntries: call<Partial<StatementEntriesQuery> & Id, Page<WalletEntry>>({
    method: 'GET',
    path: '/base/v2/statements/{id}/entries',
    who: FINANCE,
  }),
  books: call<Partial<BooksQuery>, Books>({ method: 'GET', path: '/base/v2/books', who: FINANCE }),
  bookLines: call<Partial<BookLinesQuery> & Id, Page<BookLine>>({
    method: 'GET',
    path: '/base/v2/books/{id}/lines',
    who: FINANCE,
  }),
  subStatements: call<Partial<SubStatementsQuery>, Page<Statement>>({
    method: 'GET',
    path: '/base/v2/sub/statements',
    who: AGENCIES,
  }),
  subStatement: call<StatementOfAgency, Statement>({
    method: 'GET',
    path: '/base/v2/sub/statements/{agency}/{statement}',
    who: AGENCY_BILLS,
  }),
  subStatementEntries: call<Partial<SubStatementEntriesQuery> & StatementOfAgency, Page<WalletEntry>>({
    method: 'GET',
    path: '/base/v2/sub/statements/{agency}/{statement}/entries',
    who: AGENCY_BILLS,
  }),
  subBalance: call<Partial<SubBalanceQuery> & Id, SubBalance>({
    method: 'GET',
    path: '/base/v2/sub/balance/{id}',
    who: AGENCIES,
  }),
} as const;
