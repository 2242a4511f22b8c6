import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Money } from '../../contract/money.ts';
import type { OrderType } from '../../contract/order-groups.ts';
import type { OrderSummary } from '../../contract/order-list.ts';
import { bookingText } from '../trip/passenger-name.ts';
import { useFormat } from '../ui/format.ts';
import { DueCountdown } from './DueCountdown.tsx';
import { listedTag } from './ended-tickets.ts';
import styles from './OrderRow.module.css';
import { OrderTag } from './OrderTag.tsx';
import { typeLabel } from './order-labels.ts';
import { ORDER_PAGES } from './order-pages.ts';

interface BookingRowProps {
  order: Pick<OrderSummary, 'id' | 'product' | 'type' | 'status' | 'spentBy' | 'payBy' | 'referenceId'>;
  /** The leading mark: the airline's logo, or the product's icon. */
  mark?: ReactNode;
  /** From where to where. */
  title: string;
  /** What it costs, or what a request refunds; null where the price is hidden. */
  price: Money | null;
  /** When, with what and who. */
  children: ReactNode;
  /** Shown beside the status. */
  flag?: ReactNode;
  /** The agent must act by `payBy`. */
  isDue: boolean;
  /** Beside the list. */
  isOpen: boolean;
  /** The list's search params that the order page keeps. */
  keep?: (address: Record<string, unknown>) => object;
}

const keepNothing = () => ({});
/** Their total is refunded to the agency. */
const BACK: readonly OrderType[] = ['refund', 'void'];
const magnitude = ({ amount, currency }: Money): Money => ({ amount: Math.abs(amount), currency });

/** A booking of any product in a list: where, when, who, how much, and what it waits for. */
export function BookingRow(props: BookingRowProps) {
  const { order, mark, title, price, flag, isDue, isOpen, keep = keepNothing, children } = props;
  const { id, product, type, payBy, referenceId } = order;
  const { i18n } = useLingui();
  const format = useFormat();
  const isBack = price !== null && (BACK.includes(type) || price.amount < 0);
  return (
    <Link
      to={ORDER_PAGES[product]}
      params={{ id }}
      search={keep}
      className={styles.row}
      data-open={isOpen}
      aria-current={isOpen ? 'true' : undefined}
    >
      {mark}
      <span className={styles.words}>
        <span className={styles.first}>
          <strong>{title}</strong>
          <span className={`num ${styles.price}`} data-back={isBack}>
            {price && price.amount !== 0 ? format.money(magnitude(price), { signed: isBack }) : null}
          </span>
        </span>
        <span className={styles.second}>{children}</span>
        <span className={styles.third}>
          <OrderTag {...listedTag(order)} />
          {flag}
          {type === 'origin' || product === 'flight' ? null : <span>{i18n._(typeLabel(type, product))}</span>}
          {isDue && payBy !== null ? <DueCountdown until={payBy} /> : null}
          <span className={`num ${styles.id}`}>{bookingText(id)}</span>
          {referenceId ? (
            <span className={styles.reference}>
              <Trans>Ref. {referenceId}</Trans>
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}
