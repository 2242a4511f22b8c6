import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useMe } from '../../../api/session.ts';
import { useSiteConfig } from '../../../api/site.ts';
import { STATUS_LABELS } from '../../../orders/order-labels.ts';
import { Itinerary } from '../../../trip/Itinerary.tsx';
import { INVOICE_LABELS } from '../../../trip/invoice-labels.ts';
import { airlineName, bookingText, ticketText } from '../../../trip/passenger-name.ts';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
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
  const { i18n, t } = useLingui();
  const exchangedText = (before: string) => t`in exchange for ${before}`;
  const format = useFormat();
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    const frame = printer === 'browser' ? 0 : requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onDone);
    };
  }, [printer, onDone]);
  const { contact } = order;
  const { pieces, kg } = order.baggage.checked;
  const bags = pieces > 0 ? t`Checked bags: ${pieces} × ${kg} kg each` : t`No checked bag included`;
  const isTicketed = order.passengers.every(({ ticketNumber }) => ticketNumber);
  return createPortal(
    <div className={styles.sheet} data-print-sheet data-theme="light">
      <header className={styles.head}>
        <Issuer />
        <p>{isTicketed ? <Trans>Itinerary and electronic tickets</Trans> : <Trans>Itinerary</Trans>}</p>
        <h1>
          <Trans>Booking {bookingText(order.id)}</Trans>
        </h1>
        <p>
          {order.pnr ? `PNR ${order.pnr} · ` : ''}
          {i18n._(labelOf(STATUS_LABELS, order.status))} · {format.dateTime(order.createdAt)}
        </p>
      </header>
      <Itinerary journeys={order.journeys} isOnPaper />
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
              <td className="num">
                {p.ticketNumber ? ticketText(p.ticketNumber) : '—'}
                {p.exchangedFrom ? ` (${exchangedText(ticketText(p.exchangedFrom))})` : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{bags}</p>
      {withPrices && order.type === 'origin' ? <PriceCard order={order} forClient /> : null}
      {withPrices && order.invoiceType ? (
        <p>
          {t`Invoice type`}: {i18n._(labelOf(INVOICE_LABELS, order.invoiceType))}
        </p>
      ) : null}
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

/** Whose paper it is: the agency's, by its logo and name. */
function Issuer() {
  const company = useMe()?.company;
  const site = useSiteConfig();
  const logo = company?.logo || site?.logo;
  return (
    <p className={styles.issuer}>
      {logo ? <img className={styles.logo} src={logo} alt="" /> : null}
      <strong>{company?.name ?? site?.name ?? ''}</strong>
    </p>
  );
}
