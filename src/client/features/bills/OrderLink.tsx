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
  /** The order's product; null opens its bill. */
  product: OrderProduct | null;
  /** Of an agency: the user may not open it. */
  isOthers?: boolean;
}

/** A booking number: links to the booking for those who may open it, to its bill for those who may see only the money. */
export function OrderLink({ id, product, isOthers = false }: OrderLinkProps) {
  const { t } = useLingui();
  const grants = useGrants();
  const [isOpen, setOpen] = useState(false);
  if (id === null) return null;
  const number = bookingText(id);
  if (!grants || isOthers) return <span className={`num ${styles.label} ${styles.number}`}>{number}</span>;
  // Others see its bill; so do users who may not open a colleague's booking.
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
