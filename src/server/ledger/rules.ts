import { createHash } from 'node:crypto';
import type { Currency, Money } from '../../contract/money.ts';
import type { PaymentChannel } from '../../contract/payments.ts';

/** The kinds of account (contract: Ledger). wallet and credit carry a running balance and a floor, the rest do not. */
export type AccountKind =
  | 'wallet'
  | 'credit'
  | 'clearing'
  | 'supplier_payable'
  | 'markup_income'
  | 'fee_income'
  | 'refund_payable'
  | 'corrections';
export const GUARDED_KINDS: readonly AccountKind[] = ['wallet', 'credit'];

export interface AccountName {
  companyId: string;
  kind: AccountKind;
  /** A supplier's or a channel's id where the kind has several, else empty. */
  qualifier: string;
  currency: Currency;
}

/** One leg of a movement, in minor units, signed from the account holder's point of view. */
export interface Leg {
  account: AccountName;
  amount: number;
}

/** Distinguishes channel fees from order fees. */
export const TRANSACTION_FEE = 'transaction';

/** The source of an order's payment and refund: own money, or a payment provider. */
export type LedgerChannel = PaymentChannel;

export interface PaymentParts {
  companyId: string;
  providerId: string;
  supplierId: string;
  channel: LedgerChannel;
  total: Money;
  /** What the supplier is owed. */
  cost: number;
  /** Markup income by the company that earns it. */
  markups: readonly { companyId: string; amount: number }[];
  /** The provider's service fee. */
  fee: number;
  /** The sellers' fees for work on tickets, by recipient; none for a booking. */
  fees?: readonly { companyId: string; amount: number }[];
  /** The payment channel's fee on top of the total; the provider's, and never refunded with the order. */
  transactionFee?: number;
}

/** Own money is in wallet and credit line; payments and refunds at a payment provider are on its clearing account. */
function source(companyId: string, channel: LedgerChannel, currency: Currency): AccountName {
  if (channel === 'balance') return { companyId, kind: 'wallet', qualifier: '', currency };
  if (channel === 'credit') return { companyId, kind: 'credit', qualifier: '', currency };
  return { companyId, kind: 'clearing', qualifier: channel, currency };
}

/** Pays an order: the agency's money becomes the supplier's, its parents' markup and the provider's fees. */
export function paymentLegs(parts: PaymentParts): Leg[] {
  const { companyId, total, supplierId, providerId, transactionFee = 0 } = parts;
  const account = (id: string, kind: AccountKind, qualifier = ''): AccountName => ({
    companyId: id,
    kind,
    qualifier,
    currency: total.currency,
  });
  return balanced([
    { account: source(companyId, parts.channel, total.currency), amount: -total.amount - transactionFee },
    { account: account(providerId, 'supplier_payable', supplierId), amount: parts.cost },
    ...parts.markups.map((m) => ({ account: account(m.companyId, 'markup_income'), amount: m.amount })),
    { account: account(providerId, 'fee_income'), amount: parts.fee },
    ...(parts.fees ?? []).map((fee) => ({ account: account(fee.companyId, 'fee_income'), amount: fee.amount })),
    { account: account(providerId, 'fee_income', TRANSACTION_FEE), amount: transactionFee },
  ]);
}

/** Money for an order that does not accept it any more: all of it is owed to the payer. */
export function unappliedPaymentLegs(companyId: string, channel: LedgerChannel, money: Money): Leg[] {
  return balanced([
    { account: source(companyId, channel, money.currency), amount: -money.amount },
    { account: refundPayable(companyId, money.currency), amount: money.amount },
  ]);
}

/** The order failed: all income from it is reversed and owed to the agency; the channel keeps its fee. */
export function refundDueLegs(parts: PaymentParts): Leg[] {
  const [, ...earned] = paymentLegs({ ...parts, transactionFee: 0 });
  return balanced([
    ...earned.map((leg) => ({ account: leg.account, amount: -leg.amount })),
    { account: refundPayable(parts.companyId, parts.total.currency), amount: parts.total.amount },
  ]);
}

/** What is reversed for returned tickets, and what the supplier and the sellers keep. */
export interface ReturnParts {
  companyId: string;
  providerId: string;
  supplierId: string;
  /** The refund to the agency. */
  money: Money;
  /** Who gives it up; already less what the supplier keeps. */
  taken: { cost: number; markups: readonly { companyId: string; amount: number }[]; fee: number };
  fees: readonly { companyId: string; amount: number }[];
}

/** Tickets were returned: their income is reversed except what is kept, and the rest is owed to the agency. */
export function returnDueLegs(parts: ReturnParts): Leg[] {
  const { companyId, providerId, supplierId, money, taken, fees } = parts;
  const account = (id: string, kind: AccountKind, qualifier = ''): AccountName => ({
    companyId: id,
    kind,
    qualifier,
    currency: money.currency,
  });
  return balanced([
    { account: account(providerId, 'supplier_payable', supplierId), amount: -taken.cost },
    ...taken.markups.map((m) => ({ account: account(m.companyId, 'markup_income'), amount: -m.amount })),
    { account: account(providerId, 'fee_income'), amount: -taken.fee },
    ...fees.map((fee) => ({ account: account(fee.companyId, 'fee_income'), amount: fee.amount })),
    { account: refundPayable(companyId, money.currency), amount: money.amount },
  ]);
}

/**
 * Refunds what is owed the way it came: balance to balance, credit to credit, a payment provider's money through the provider. What a
 * credit line settled meanwhile cannot take goes to the balance.
 */
export function refundLegs(
  companyId: string,
  channel: LedgerChannel,
  { amount, currency }: Money,
  { creditUsed }: { creditUsed: number } = { creditUsed: amount },
): Leg[] {
  const back = channel === 'credit' ? Math.min(amount, creditUsed) : amount;
  return balanced([
    { account: refundPayable(companyId, currency), amount: -amount },
    { account: source(companyId, channel, currency), amount: back },
    { account: source(companyId, 'balance', currency), amount: amount - back },
  ]);
}

/** Settles used credit from the balance. */
export function settlementLegs(companyId: string, { amount, currency }: Money): Leg[] {
  return balanced([
    { account: source(companyId, 'balance', currency), amount: -amount },
    { account: source(companyId, 'credit', currency), amount },
  ]);
}

/** Money received from outside (by `via`, a bank or a payment channel) is added to the wallet; `fee` has its cost. */
export function topUpLegs(
  companyId: string,
  via: string,
  money: Money,
  fee: { companyId: string; amount: number } = { companyId, amount: 0 },
): Leg[] {
  const { amount, currency } = money;
  return balanced([
    { account: { companyId, kind: 'clearing', qualifier: via, currency }, amount: -amount - fee.amount },
    { account: source(companyId, 'balance', currency), amount },
    {
      account: { companyId: fee.companyId, kind: 'fee_income', qualifier: TRANSACTION_FEE, currency },
      amount: fee.amount,
    },
  ]);
}

/** Corrects a company's balance: the contra entry is the corrector's, apart from all income. */
export function correctionLegs(companyId: string, providerId: string, { amount, currency }: Money): Leg[] {
  return balanced([
    { account: { companyId: providerId, kind: 'corrections', qualifier: '', currency }, amount: -amount },
    { account: source(companyId, 'balance', currency), amount },
  ]);
}

function refundPayable(companyId: string, currency: Currency): AccountName {
  return { companyId, kind: 'refund_payable', qualifier: '', currency };
}

/** Drops empty legs and checks that the rest balance per currency; throws if they do not, which is a bug. */
export function balanced(legs: readonly Leg[]): Leg[] {
  const kept = legs.filter((leg) => leg.amount !== 0);
  const sums = new Map<Currency, bigint>();
  for (const { account, amount } of kept) {
    if (!Number.isSafeInteger(amount)) throw new Error('a posting needs an amount in whole minor units');
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + BigInt(amount));
  }
  for (const [currency, sum] of sums)
    if (sum !== 0n) throw new Error(`postings in ${currency} are ${sum} out of balance`);
  return kept;
}

export function accountKey(name: AccountName): string {
  return [name.companyId, name.kind, name.qualifier, name.currency].join('|');
}

/** SHA-256 of a movement, to detect an idempotency key reused for another movement. */
export function movementHash(kind: string, orderId: string | null, legs: readonly Leg[]): string {
  const lines = legs.map((leg) => `${accountKey(leg.account)}=${leg.amount}`);
  return createHash('sha256')
    .update([kind, orderId ?? '', ...lines].join('\n'))
    .digest('hex');
}
