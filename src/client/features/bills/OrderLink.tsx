import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { seesOwnOrdersOnly } from '../../../contract/permissions.ts';
import { useGrants } from '../../api/session.ts';
import { mayOpenOrder, ORDER_PAGES } from '../../orders/order-pages.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './Bills.module.css';

const OrderBillSheet = lazyPart(async () => (await import('./OrderBillSheet.tsx')).OrderBillSheet, {
  isAskedFor: true,
});

interface OrderLinkProps {
  id: string | null;
  /** Of that order; null opens what its payments were for. */
  product: OrderProduct | null;
  /** Of an agency: the booking is not the reader's. */
  isOthers?: boolean;
}

/** A booking's number: a way to the booking for those who may open it, to what was paid for it for those who see the money alone. */
export function OrderLink({ id, product, isOthers = false }: OrderLinkProps) {
  const { t } = useLingui();
  const grants = useGrants();
  const [isOpen, setOpen] = useState(false);
  if (id === null) return null;
  const number = bookingText(id);
  if (!grants || isOthers) return <span className={`num ${styles.label} ${styles.number}`}>{number}</span>;
  // Others see what its payments were for; so do those who may not open what a colleague has booked.
  if (product && mayOpenOrder(grants, product) && !seesOwnOrdersOnly(grants))
    return (
      <Link to={ORDER_PAGES[product]} params={{ id }} className={`num ${styles.link}`}>
        {number}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className={`num ${styles.link} ${styles.bare}`}
        aria-haspopup="dialog"
        aria-label={t`Booking ${number}`}
        onClick={() => setOpen(true)}
      >
        {number}
      </button>
      {isOpen ? <OrderBillSheet id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
