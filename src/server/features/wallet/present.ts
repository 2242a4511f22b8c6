import type { CreditPeriod } from '../../../contract/agency-terms.ts';
import type { IsoDate } from '../../../contract/dates.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Currency, Money } from '../../../contract/money.ts';
import type { SpentBy } from '../../../contract/ticket-fates.ts';
import type { OrderBill, WalletLimit, WalletOverview } from '../../../contract/wallet.ts';
import { presentEntry } from '../../books/present-entries.ts';
import type { EntryRow } from '../../ledger/entries.ts';
import type { CreditDue } from '../../ledger/statements.ts';
import { type OrderParts, type OrderRow, type PassengerRow, totalOf } from '../../orders/order-rows.ts';
import { feeOf } from '../../orders/present.ts';

interface Overview {
  currency: Currency;
  history: WalletOverview['days'];
  limit: WalletLimit;
  isMailed: boolean;
  /** Minor units, nearest deadline first. */
  due: readonly number[];
  /** What balance and credit line can each pay: an order is paid from one only. */
  purses: readonly number[];
  period: CreditPeriod;
  closesOn: IsoDate;
  /** The amounts due of closed statements. */
  credit: CreditDue;
}

export function presentOverview(found: Overview): WalletOverview {
  const { currency, history, limit, isMailed, due, purses, period, closesOn } = found;
  const { owed, overdue, dueDay } = found.credit;
  return {
    currency,
    days: history,
    limit: presentLimit(limit),
    isMailed,
    dueToday: {
      orders: due.length,
      covered: coveredOf(due, purses),
      total: due.reduce((sum, each) => sum + each, 0),
    },
    credit: { period, closesOn, owed, dueDay, isOverdue: overdue > 0 },
  };
}

/** How many of them the purses pay in order, each from the first that covers it whole; one that none covers is skipped. */
export function coveredOf(due: readonly number[], purses: readonly number[]): number {
  const left = [...purses];
  return due.filter((amount) => {
    const at = left.findIndex((held) => held >= amount);
    if (at !== -1) left[at] = (left[at] ?? 0) - amount;
    return at !== -1;
  }).length;
}

export function presentLimit({ amount, version }: WalletLimit): WalletLimit {
  return { amount, version };
}

interface Bill {
  order: OrderRow & { spentBy: SpentBy | null };
  passengers: readonly PassengerRow[];
  entries: readonly EntryRow[];
  fees: OrderParts['fees'];
  /** The paid part of the total. */
  paid: Money;
}

export function presentOrderBill({ order, passengers, entries, fees, paid }: Bill, locale: Locale): OrderBill {
  const { id, product, type, status, spentBy, originalId, pnr, route, serviceNumbers, departureDate } = order;
  const invoiceType = order.sold && 'invoiceType' in order.sold ? (order.sold.invoiceType ?? null) : null;
  return {
    ...{ id, product, type, status, spentBy, originalId, pnr, route, serviceNumbers, departureDate, invoiceType },
    createdAt: order.createdAt.toISOString(),
    createdBy: order.createdByName,
    total: totalOf(order),
    ...presentFee(feeOf(fees), paid),
    passengers: passengers.map((each) => ({
      id: each.id,
      type: each.type,
      surname: each.surname,
      givenName: each.givenName,
      gender: each.gender,
      ticketNumber: each.ticketNumber,
    })),
    entries: entries.map((row) => presentEntry(row, order.currency, locale)),
  };
}

function presentFee(amount: number, paid: Money): Pick<OrderBill, 'fee' | 'paid'> {
  if (amount === 0) return {};
  return { fee: { ...paid, amount }, paid: { ...paid, amount: paid.amount + amount } };
}
