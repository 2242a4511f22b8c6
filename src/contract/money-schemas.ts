import { agencyCorrectionInput, agencyCreditInput, agencyTopUpInput } from './agency-money.ts';
import { bookLinePage, bookLinesQuery, booksAnswer, booksQuery } from './company-books.ts';
import { id, nothing } from './plain-inputs.ts';
import { rateDecisionInput, ratesAnswer, ratesInput } from './rates.ts';
import { availableAnswer, walletAnswer } from './session.ts';
import { settlementInput } from './settlements.ts';
import { exchangeRatesSchema } from './site.ts';
import {
  statementEntriesQuery,
  statementPage,
  statementSchema,
  statementsQuery,
  subBalanceAnswer,
  subBalanceQuery,
  subStatementEntriesQuery,
  subStatementInput,
  subStatementsQuery,
} from './statements.ts';
import { walletTopUpInput, walletTopUpSchema, walletTopUpsAnswer } from './top-ups.ts';
import { transactionPage, transactionsQuery } from './transactions.ts';
import {
  orderBillInput,
  orderBillSchema,
  walletEntriesQuery,
  walletEntryPage,
  walletLimitAnswer,
  walletLimitInput,
  walletOverviewQuery,
  walletOverviewSchema,
} from './wallet.ts';

/** The yup schemas of wallet, statements, transactions and rates. */
export const moneySchemas = {
  exchangeRates: { input: nothing, output: exchangeRatesSchema },
  wallet: { input: nothing, output: walletAnswer },
  available: { input: nothing, output: availableAnswer },
  walletTopUps: { input: nothing, output: walletTopUpsAnswer },
  startTopUp: { input: walletTopUpInput, output: walletTopUpSchema },
  walletEntries: { input: walletEntriesQuery, output: walletEntryPage },
  walletOverview: { input: walletOverviewQuery, output: walletOverviewSchema },
  setWalletLimit: { input: walletLimitInput, output: walletLimitAnswer },
  settleCredit: { input: settlementInput, output: walletAnswer },
  orderBill: { input: orderBillInput, output: orderBillSchema },
  setAgencyCredit: { input: agencyCreditInput, output: walletAnswer },
  topUpAgency: { input: agencyTopUpInput, output: walletAnswer },
  correctAgency: { input: agencyCorrectionInput, output: walletAnswer },
  transactions: { input: transactionsQuery, output: transactionPage },
  statements: { input: statementsQuery, output: statementPage },
  statement: { input: id, output: statementSchema },
  statementEntries: { input: statementEntriesQuery, output: walletEntryPage },
  subStatements: { input: subStatementsQuery, output: statementPage },
  subStatement: { input: subStatementInput, output: statementSchema },
  subStatementEntries: { input: subStatementEntriesQuery, output: walletEntryPage },
  subBalance: { input: subBalanceQuery, output: subBalanceAnswer },
  books: { input: booksQuery, output: booksAnswer },
  bookLines: { input: bookLinesQuery, output: bookLinePage },
  rateTables: { input: nothing, output: ratesAnswer },
  refreshRates: { input: nothing, output: ratesAnswer },
  enterRates: { input: ratesInput, output: ratesAnswer },
  decideRates: { input: rateDecisionInput, output: ratesAnswer },
};
