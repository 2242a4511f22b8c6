import type { CreditPeriod } from '../../../contract/agency-terms.ts';
import type { IsoDate } from '../../../contract/dates.ts';
import type { Currency } from '../../../contract/money.ts';
import type { OrderBill, WalletLimit, WalletOverview } from '../../../contract/wallet.ts';
import { presentEntry } from '../../books/present-entries.ts';
import type { EntryRow } from '../../ledger/entries.ts';
import type { StatementRow } from '../../ledger/statements.ts';
import { type OrderRow, type PassengerRow, totalOf } from '../../orders/order-rows.ts';

interface Overview {
  currency: Currency;
  history: WalletOverview['days'];
  limit: WalletLimit;
  /** Minor units, nearest deadline first. */
  due: readonly number[];
  available: number;
  period: CreditPeriod;
  closesOn: IsoDate;
  /** The last statement that has closed. */
  last: StatementRow | null;
}

export function presentOverview(found: Overview): WalletOverview {
  const { currency, history, limit, due, available, period, closesOn, last } = found;
  const owed = last?.owed ?? 0;
  return {
    currency,
    days: history,
    limit: presentLimit(limit),
    dueToday: {
      orders: due.length,
      covered: coveredOf(due, available),
      total: due.reduce((sum, each) => sum + each, 0),
    },
    credit: {
      period,
      closesOn,
      owed,
      dueDay: owed > 0 ? (last?.dueDay ?? null) : null,
      isOverdue: last?.status === 'overdue',
    },
  };
}

/** How many of them the money pays one after the other; what it does not reach for leaves it for the next. */
function coveredOf(due: readonly number[], available: number): number {
  let left = available;
  return due.filter((amount) => {
    if (amount > left) return false;
    left -= amount;
    return true;
  }).length;
}

export function presentLimit({ amount, version }: WalletLimit): WalletLimit {
  return { amount, version };
}

interface Bill {
  order: OrderRow;
  passengers: readonly PassengerRow[];
  entries: readonly EntryRow[];
}

export function presentOrderBill({ order, passengers, entries }: Bill): OrderBill {
  const { id, product, type, status, originalId, pnr, route, serviceNumbers, departureDate } = order;
  const invoiceType = order.sold && 'invoiceType' in order.sold ? (order.sold.invoiceType ?? null) : null;
  return {
    ...{ id, product, type, status, originalId, pnr, route, serviceNumbers, departureDate, invoiceType },
    createdAt: order.createdAt.toISOString(),
    createdBy: order.createdByName,
    total: totalOf(order),
    passengers: passengers.map((each) => ({
      id: each.id,
      type: each.type,
      surname: each.surname,
      givenName: each.givenName,
      gender: each.gender,
      ticketNumber: each.ticketNumber,
    })),
    entries: entries.map((row) => presentEntry(row, order.currency)),
  };
}
