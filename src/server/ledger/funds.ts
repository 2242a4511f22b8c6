import type { Tx } from '../db/database.ts';
import { readWallet, type WalletState } from './accounts.ts';
import type { OwnMoney } from './statement-sums.ts';
import { type CreditDue, readCreditDue } from './statements.ts';

/** A company's balance and credit line, in minor units, and what is due on closed statements. */
export type CompanyFunds = WalletState & CreditDue;

/** Returns a company's balance and credit line, and what is due on closed statements. */
export async function readFunds(db: Pick<Tx, 'select' | 'execute'>, money: OwnMoney, at: Date): Promise<CompanyFunds> {
  const wallet = await readWallet(db, money.companyId, money.currency);
  return { ...wallet, ...(await readCreditDue(db, money, at)) };
}
