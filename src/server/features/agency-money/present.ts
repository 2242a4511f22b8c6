import type { Currency } from '../../../contract/money.ts';
import type { Wallet } from '../../../contract/session.ts';
import type { WalletState } from '../../ledger/accounts.ts';

/** An agency's own money, for whoever manages it. */
export function presentAgencyWallet(state: WalletState, currency: Currency): Wallet {
  const { balance, creditLimit, creditUsed, version } = state;
  return { currency, balance, creditLimit, creditUsed, available: balance + creditLimit - creditUsed, version };
}
