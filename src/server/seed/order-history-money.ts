import type { FlightOrderStatus } from '../../contract/flight-order-states.ts';
import type { Currency } from '../../contract/money.ts';
import { isRefusal } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { postPayment, postRefund, postRefundDue, postTopUp } from '../ledger/movements.ts';
import type { PaymentParts } from '../ledger/rules.ts';
import { REIMBURSING } from '../orders/system-orders.ts';
import type { HistoricOrder } from './order-history-order.ts';

const PAID: readonly FlightOrderStatus[] = ['proceeding', 'chg_proceeding'];
const GIVEN_BACK: readonly FlightOrderStatus[] = ['failed_reimbursed', 'refunded_reimbursed', 'voided_reimbursed'];

const DAY_MS = 24 * 60 * 60_000;
const TOP_UPS_DAYS_AGO = [61, 33, 9];

/** A payment, refund or top-up at a moment, to be posted to the ledger. */
export interface Movement {
  at: Date;
  post: (tx: Tx) => Promise<object>;
}

/** An agency's periodic top-ups, each of `amount` minor units of its currency. */
export function topUpsOf(agency: { id: string; currency: Currency }, amount: number, now: Date): Movement[] {
  return TOP_UPS_DAYS_AGO.map((daysAgo) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const topUp = {
      companyId: agency.id,
      money: { amount, currency: agency.currency },
      via: 'bank-transfer',
      reference: `bank-${at.toISOString().slice(0, 10)}`,
      description: 'Bank transfer',
    };
    return { at, post: (tx) => postTopUp(tx, topUp, { at, userId: null }) };
  });
}

/** The movements in an order's life, each at its time. */
export function movementsOf({ order, request, reached, channel }: HistoricOrder): Movement[] {
  const { companyId, currency, total, settlement, supplierId } = order;
  const sold =
    order.type === 'change'
      ? { ...settlement, markups: [], fee: 0, cost: request?.changeQuote?.cost ?? 0 }
      : settlement;
  const parts: PaymentParts = { companyId, supplierId, channel, total: { amount: total, currency }, ...sold };
  const userId = order.createdBy;
  return [...reached].flatMap(([status, at]): Movement[] => {
    if (PAID.includes(status)) return [{ at, post: (tx) => postPayment(tx, order, parts, { at, userId }) }];
    if (REIMBURSING.includes(status))
      return [{ at, post: (tx) => postRefundDue(tx, order, parts, { at, userId: null }) }];
    if (!GIVEN_BACK.includes(status)) return [];
    return [{ at, post: (tx) => postRefund(tx, order, parts, parts.total, { at, userId: null }) }];
  });
}

/** Posts movements in chronological order through the ledger, so that every balance is right. */
export async function postMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  for (const { post } of [...movements].sort((a, b) => a.at.getTime() - b.at.getTime())) expectPosted(await post(tx));
}

function expectPosted(result: object): void {
  if (isRefusal(result)) throw new Error(`the demonstration's balance does not reach: ${result.refused}`);
}
