import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import type { Ids, Row } from './company-rows.ts';

const byStatement = ({ statement: id }: Ids) => ({ id });

/** Who may make the calls about money; the rest of the table is in call-rows.ts. */
export const MONEY_ROWS = {
  available: { access: 'session' },
  wallet: { access: 'finances' },
  walletEntries: { access: 'finances' },
  walletOverview: { access: 'finances' },
  setWalletLimit: { access: 'finances' },
  settleCredit: { access: 'finances' },
  orderBill: { access: 'finances', naming: ({ order: id }) => ({ id }) },
  transactions: { access: 'finances' },
  statements: { access: 'finances' },
  statement: { access: 'finances', naming: byStatement },
  statementEntries: { access: 'finances', naming: byStatement },
  books: { access: 'finances' },
  // An account is named by its purpose: each company sees its own lines only.
  bookLines: {
    access: 'finances',
    naming: () => ({ id: GOOD_INPUTS.bookLines.id }),
    openTo: 'provider.admin',
  },
  subStatements: { access: 'agencies', naming: ({ agency }) => ({ agency }) },
  subStatement: { access: 'agencyBills', naming: ({ agency }) => ({ agency, statement: 'running' }) },
  subStatementEntries: { access: 'agencyBills', naming: ({ agency }) => ({ agency, statement: 'running' }) },
  subBalance: { access: 'agencies', naming: ({ agency: id }) => ({ id }), openTo: 'provider.admin' },
  setAgencyCredit: {
    access: 'agencyCredit',
    naming: ({ agency: id }) => ({ ...GOOD_INPUTS.setAgencyCredit, id }),
    openTo: 'provider.admin',
  },
  topUpAgency: {
    access: 'agencyMoney',
    naming: ({ agency: id }) => ({ ...GOOD_INPUTS.topUpAgency, id }),
    openTo: 'provider.admin',
  },
  correctAgency: {
    access: 'agencyMoney',
    naming: ({ agency: id }) => ({ ...GOOD_INPUTS.correctAgency, id }),
    openTo: 'provider.admin',
  },
  // Differences belong to the provider; no agency has any.
  deskDifference: { access: 'deskFlight' },
  closeDifference: { access: 'deskFlight' },
  settleRefund: { access: 'deskFlight' },
} satisfies Record<string, Row>;
