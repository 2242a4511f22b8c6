import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useSiteConfig } from '../../../api/site.ts';
import { Itinerary } from '../../../trip/Itinerary.tsx';
import { airlineName, bookingText, ticketText } from '../../../trip/passenger-name.ts';
import { useFormat } from '../../../ui/format.ts';
import { STATUS_LABELS } from '../order-labels.ts';
import { PriceCard } from './PriceCard.tsx';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  order: FlightOrder;
  withPrices: boolean;
  onDone: () => void;
}

/** The order on paper: prints itself alone as soon as it is there, and goes when the browser has printed. */
export function PrintSheet({ order, withPrices, onDone }: PrintSheetProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const site = useSiteConfig();
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);
  const { contact } = order;
  return createPortal(
    <div className={styles.sheet} data-print-sheet data-theme="light">
      <header className={styles.head}>
        <p>{site?.name ?? ''}</p>
        <h1>
          <Trans>Booking {bookingText(order.id)}</Trans>
        </h1>
        <p>
          {order.pnr ? `PNR ${order.pnr} · ` : ''}
          {i18n._(STATUS_LABELS[order.status])} · {format.dateTime(order.createdAt)}
        </p>
      </header>
      <Itinerary journeys={order.journeys} />
      <table className={styles.people}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Passenger</Trans>
            </th>
            <th scope="col">
              <Trans>Ticket</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.passengers.map((p) => (
            <tr key={p.id}>
              <td>{airlineName(p)}</td>
              <td className="num">{p.ticketNumber ? ticketText(p.ticketNumber) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {withPrices ? <PriceCard order={order} open /> : null}
      <p>
        <Trans>
          Contact: {contact.name}, +{contact.areaCode} {contact.phone}, {contact.email}
        </Trans>
      </p>
      <p>
        <Trans>All times are local.</Trans>
      </p>
    </div>,
    document.body,
  );
}
