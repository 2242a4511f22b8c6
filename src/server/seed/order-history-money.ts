import type { FlightOrderStatus } from '../../contract/flight-order-states.ts';
import type { Currency } from '../../contract/money.ts';
import { isRefusal } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { postPayment, postRefund, postRefundDue, postTopUp } from '../ledger/movements.ts';
import type { LedgerChannel, PaymentParts } from '../ledger/rules.ts';
import type { HistoricOrder } from './order-history-order.ts';

const PAID: readonly FlightOrderStatus[] = ['proceeding', 'chg_proceeding'];
const OWED: readonly FlightOrderStatus[] = [
  'failed_reimbursing',
  'reimbursing',
  'refunded_reimbursing',
  'voided_reimbursing',
];
const GIVEN_BACK: readonly FlightOrderStatus[] = ['failed_reimbursed', 'refunded_reimbursed', 'voided_reimbursed'];

const DAY_MS = 24 * 60 * 60_000;
const TOP_UPS_DAYS_AGO = [61, 33, 9];

/** The agency has paid in from time to time: `amount` minor units of its currency each time. */
export async function postTopUps(
  tx: Tx,
  agency: { id: string; currency: Currency },
  amount: number,
  now: Date,
): Promise<void> {
  for (const daysAgo of TOP_UPS_DAYS_AGO) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const topUp = {
      companyId: agency.id,
      money: { amount, currency: agency.currency },
      via: 'bank-transfer',
      reference: `bank-${at.toISOString().slice(0, 10)}`,
      description: 'Bank transfer',
    };
    expectPosted(await postTopUp(tx, topUp, { at, userId: null }));
  }
}

/** Posts what an order's life has moved, at the times it did: through the ledger, so that every balance is right. */
export async function postHistory(tx: Tx, { order, reached }: HistoricOrder, channel: LedgerChannel): Promise<void> {
  const { id, companyId, currency, total, settlement, supplierId } = order;
  const parts: PaymentParts = { companyId, supplierId, channel, total: { amount: total, currency }, ...settlement };
  const userId = order.createdBy;
  for (const [status, at] of reached) {
    if (PAID.includes(status)) expectPosted(await postPayment(tx, id, parts, { at, userId }));
    if (OWED.includes(status)) expectPosted(await postRefundDue(tx, id, parts, { at, userId: null }));
    if (GIVEN_BACK.includes(status)) expectPosted(await postRefund(tx, id, parts, parts.total, { at, userId: null }));
  }
}

function expectPosted(result: object): void {
  if (isRefusal(result)) throw new Error(`the demonstration's balance does not reach: ${result.refused}`);
}
