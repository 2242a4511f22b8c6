import { useLingui } from '@lingui/react/macro';
import type { AfterSales } from '../../contract/after-sales.ts';
import type { AfterSalesRequest } from '../../contract/order-changes.ts';
import type { OrderProduct, OrderStatus } from '../../contract/order-products.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { ChangeCosts, type ChangedOrder } from './ChangeCosts.tsx';
import price from './price-rows.module.css';
import { ReturnRows } from './ReturnRows.tsx';

/** While a quote waits for the agent's answer, the first card shows it with the buttons. */
const ANSWERED: readonly OrderStatus[] = ['rfd_to_be_confirm', 'chg_to_be_paid'];
export const awaitsAnswer = (status: string): boolean => ANSWERED.some((one) => one === status);

interface QuoteDetailsProps {
  order: ChangedOrder & { status: OrderStatus; afterSales: Partial<AfterSalesRequest> | null };
  product: OrderProduct;
}

/** The items and total of the quote that waits for an answer; nothing where none waits, or in client-safe mode. */
export function QuoteDetails({ order, product }: QuoteDetailsProps) {
  const isSafe = useClientSafe();
  const { quote, change } = order.afterSales ?? {};
  if (isSafe || !awaitsAnswer(order.status)) return null;
  const rows = change?.quote ? (
    <ChangeCosts order={order} quote={change.quote} product={product} />
  ) : quote ? (
    <RefundRows quote={quote} product={product} />
  ) : null;
  return rows && <dl className={`${price.rows} ${price.alone}`}>{rows}</dl>;
}

/** The refund of tickets: the amount paid, less what is retained. */
export function RefundRows({ quote, product }: { quote: NonNullable<AfterSales['quote']>; product: OrderProduct }) {
  const { t } = useLingui();
  const isTrain = product === 'train';
  return (
    <ReturnRows
      quote={quote}
      kept={[
        { label: isTrain ? t`Railway’s refund fee` : t`Airline’s penalty`, money: quote.penalty },
        ...(isTrain ? [] : [{ label: t`Service fee`, money: quote.serviceFee }]),
      ]}
    />
  );
}
