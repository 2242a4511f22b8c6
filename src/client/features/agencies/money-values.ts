import type { Agency } from '../../../contract/agencies.ts';
import type { AgencyCorrectionInput, AgencyCreditInput, AgencyTopUpInput } from '../../../contract/agency-money.ts';
import { type Currency, isCurrency, MINOR_UNITS, type RateMap } from '../../../contract/money.ts';
import { PERCENT, type TopUpAmounts, topUpAmounts } from '../../../contract/top-up-amount.ts';
import { readAmount, writeAmount } from '../../manage/amount-text.ts';

/** A top-up of an agency, as form values. */
export interface TopUpValues {
  currency: string;
  receivedAmount: string;
  exchangeRate: string;
  transactionFeePercent: string;
  referenceNumber: string;
  sendEmail: boolean;
}

/** The recipient of mails about its money; empty where there is none. */
export const mailboxOf = ({ contactEmail, admin }: Agency) => contactEmail || (admin?.email ?? '');
const tellsOf = (agency: Agency) => agency.config.sendEmailToSubAgency && mailboxOf(agency) !== '';

const RATE = /^\d{1,12}(\.\d{1,12})?$/;
/** Digits of a suggested rate. */
const RATE_DIGITS = 6;

export function topUpValuesOf(agency: Agency): TopUpValues {
  return {
    currency: agency.config.settlementCurrency,
    receivedAmount: '',
    exchangeRate: '1',
    transactionFeePercent: '',
    referenceNumber: '',
    sendEmail: tellsOf(agency),
  };
}

/** Today's exchange rate as form text, for a start; empty where it is unknown. */
export function offeredRate(from: string, to: Currency, rates: RateMap): string {
  if (from === to) return '1';
  const [one, other] = [isCurrency(from) ? rates[from] : undefined, rates[to]];
  return one && other ? String(Number((Number(other) / Number(one)).toPrecision(RATE_DIGITS))) : '';
}

const received = (values: TopUpValues): { amount: number; currency: Currency } => {
  const currency = isCurrency(values.currency) ? values.currency : 'CNY';
  return { amount: typedAmount(values.receivedAmount, currency), currency };
};

/** NaN if empty, too. */
function typedAmount(text: string, currency: Currency): number {
  return text.trim() === '' ? Number.NaN : readAmount(text, MINOR_UNITS[currency]);
}

/** A receipt's amounts in the agency's currency, by the rule that posts it; null while incomplete. */
export function amountsOf(values: TopUpValues, settlement: Currency): TopUpAmounts | null {
  const money = received(values);
  const [rate, fee] = [values.exchangeRate.trim(), values.transactionFeePercent.trim() || '0'];
  if (!(money.amount > 0) || !RATE.test(rate) || !(Number(rate) > 0) || !PERCENT.test(fee)) return null;
  return topUpAmounts(money, rate, fee, settlement);
}

export function toTopUp(values: TopUpValues, { id, config }: Agency): AgencyTopUpInput {
  const { amount, currency } = received(values);
  const fee = values.transactionFeePercent.trim();
  const seen = amountsOf(values, config.settlementCurrency)?.amount.amount;
  return {
    ...{ id, currency, receivedAmount: amount, sendEmail: values.sendEmail },
    exchangeRate: values.exchangeRate.trim(),
    ...(fee === '' ? {} : { transactionFeePercent: fee }),
    referenceNumber: values.referenceNumber.trim(),
    ...(seen === undefined ? {} : { amount: seen }),
  };
}

/** A correction of an agency's balance as form values: phone number pads have no minus key. */
export interface CorrectionValues {
  direction: 'add' | 'take';
  amount: string;
  reason: string;
  orderId: string;
  sendEmail: boolean;
}

export function correctionValuesOf(agency: Agency): CorrectionValues {
  return { direction: 'add', amount: '', reason: '', orderId: '', sendEmail: tellsOf(agency) };
}

/** The change of the balance, in minor units of the agency's currency; NaN while empty. */
export function correctedBy({ direction, amount }: CorrectionValues, { money }: Agency): number {
  const typed = typedAmount(amount, money.currency);
  return direction === 'take' ? 0 - typed : typed;
}

export function toCorrection(values: CorrectionValues, agency: Agency): AgencyCorrectionInput {
  const orderId = values.orderId.replace(/\s/g, '');
  return {
    ...{ id: agency.id, amount: correctedBy(values, agency), reason: values.reason.trim() },
    ...(orderId === '' ? {} : { orderId }),
    ...{ balance: agency.money.balance, sendEmail: values.sendEmail },
  };
}

export interface CreditValues {
  credit: string;
}

export function creditValuesOf({ money }: Agency): CreditValues {
  return { credit: writeAmount(money.creditLimit, MINOR_UNITS[money.currency]) };
}

/** In minor units of the agency's currency; NaN while empty. */
export function toCredit({ credit }: CreditValues, { id, money }: Agency): AgencyCreditInput {
  return { id, credit: typedAmount(credit, money.currency) };
}
