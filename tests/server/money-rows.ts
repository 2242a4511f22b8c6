import type { Ids, Row } from './company-rows.ts';

/** No statement of anybody: what is tried is whose it is. */
const byStatement = ({ order: id }: Ids) => ({ id });

/** Who may make the calls about money; the rest of the table stands in who-may.test.ts. */
export const MONEY_ROWS = {
  wallet: { access: 'session' },
  walletEntries: { access: 'finances' },
  walletOverview: { access: 'finances' },
  setWalletLimit: { access: 'finances' },
  orderBill: { access: 'finances', naming: ({ order: id }) => ({ id }) },
  transactions: { access: 'finances' },
  statements: { access: 'finances' },
  statement: { access: 'finances', naming: byStatement },
  statementEntries: { access: 'finances', naming: byStatement },
  subStatements: { access: 'agencies', naming: ({ agency }) => ({ agency }) },
  subStatement: { access: 'agencies', naming: ({ agency }) => ({ agency, statement: 'running' }) },
  subStatementEntries: { access: 'agencies', naming: ({ agency }) => ({ agency, statement: 'running' }) },
  subBalance: { access: 'agencies', naming: ({ agency: id }) => ({ id }) },
  setAgencyCredit: { access: 'desk' },
  topUpAgency: { access: 'desk' },
  deskDifference: { access: 'desk' },
  closeDifference: { access: 'desk' },
} satisfies Record<string, Row>;
