import { REFUND_REASONS } from '../../../contract/after-sales.ts';
import type { AfterSalesRequest } from '../../../contract/order-changes.ts';
import type { OrderParts, OrderRow } from '../order-rows.ts';
import type { AfterSalesRow } from './child-order.ts';
import { presentChangeQuote } from './present-change.ts';

/** A change, refund or void request and its answer, as its buyer sees it. */
export function presentRequest(
  request: AfterSalesRow,
  { passengers, files, options }: Pick<OrderParts, 'passengers' | 'files' | 'options'>,
  order: Pick<OrderRow, 'product' | 'currency'>,
): AfterSalesRequest | null {
  const { reason, subReason, remark, segments, quote, quoteExpiresAt, wanted, changeQuote, sourceId } = request;
  const expiresAt = quoteExpiresAt?.toISOString() ?? null;
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    reason: REFUND_REASONS.find((known) => known === reason) ?? null,
    subReason,
    remark,
    segments,
    quote: quote && {
      paid: money(quote.paid),
      penalty: money(quote.penalty),
      serviceFee: money(quote.fees.reduce((sum, { amount }) => sum + amount, 0)),
      net: money(quote.net),
      expiresAt,
    },
    sourceId,
    files: files.map(({ id, name }) => ({ id, name })),
    change: wanted && {
      wanted: wanted.map(({ journey, date, flight = null }) => ({ journey, date, flight })),
      quote: changeQuote && presentChangeQuote(changeQuote, passengers, order, expiresAt),
      ...(options.length > 0
        ? {
            options: options.map(({ id, offer, cost, expiresAt: until, pickedAt }) => ({
              id,
              journeys: offer.journeys,
              quote: presentChangeQuote(cost, passengers, order, until.toISOString()),
              isPicked: pickedAt !== null,
            })),
          }
        : {}),
    },
  };
}
