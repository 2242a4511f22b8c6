import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useSiteConfig } from '../../../api/site.ts';
import { Itinerary } from '../../../trip/Itinerary.tsx';
import { airlineName, bookingText, ticketText } from '../../../trip/passenger-name.ts';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { STATUS_LABELS } from '../order-labels.ts';
import { PriceCard } from './PriceCard.tsx';
import styles from './PrintSheet.module.css';

/** Who prints: the page, or the browser when it was asked to by its own menu or keys. */
type Printer = 'page' | 'browser';

/** Whether an order's page is being printed, and by whom; the browser's own way gets the order as well, not the screen. */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printer | null>(null);
  useEffect(() => {
    // The paper is drawn as soon as the listeners are done.
    const prepare = () => flushSync(() => setPrinting((printer) => printer ?? 'browser'));
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, []);
  const done = useCallback(() => setPrinting(null), []);
  const print = useCallback(() => setPrinting('page'), []);
  return { printing, print, done };
}

interface PrintSheetProps {
  order: FlightOrder;
  withPrices: boolean;
  printer: Printer;
  onDone: () => void;
}

/** The order on paper: prints itself alone as soon as it is there, and goes when the browser has printed. */
export function PrintSheet({ order, withPrices, printer, onDone }: PrintSheetProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const site = useSiteConfig();
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const frame = printer === 'browser' ? 0 : requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onDone);
    };
  }, [printer, onDone]);
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
          {i18n._(labelOf(STATUS_LABELS, order.status))} · {format.dateTime(order.createdAt)}
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
      {withPrices ? <PriceCard order={order} forClient /> : null}
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
