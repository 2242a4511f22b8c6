import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { OrderSummary } from '../../../../contract/flight-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import styles from '../../../orders/OrderRow.module.css';
import { STATUS_LABELS, statusColour } from '../../../orders/order-labels.ts';
import { usePlaceNames } from '../../../places/use-place-names.ts';
import { listedFlightName } from '../../../trip/itinerary.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { AirlineBadge } from '../../../ui/AirlineBadge.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { nextStep } from '../next-step.ts';
import { readOrdersSearch } from '../order-filters.ts';

interface OrderRowProps {
  order: OrderSummary;
  isOpen: boolean;
}

/** A booking in the list: where, when, who, how much, and what it waits for. */
export const OrderRow = memo(function OrderRow({ order, isOpen }: OrderRowProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { airline, airlineColour } = usePlaceNames();
  const { status, payBy } = order;
  // Nothing stands for a client's price that was not kept: the list does not hold what it is reckoned from.
  const shown = useClientSafe() ? order.clientTotal : order.total;
  const step = nextStep({ status, payBy, ticketBy: null }, new Date(serverNow()));
  const more = order.passengerCount > 1 ? ` +${order.passengerCount - 1}` : '';
  return (
    <Link
      to="/flight/orders/$id"
      params={{ id: order.id }}
      search={(before) => readOrdersSearch(before)}
      className={styles.row}
      data-open={isOpen}
      aria-current={isOpen ? 'true' : undefined}
    >
      <AirlineBadge code={order.airline} colour={airlineColour(order.airline)} name={airline(order.airline)} />
      <span className={styles.words}>
        <span className={styles.first}>
          <strong>{order.route.join(' → ')}</strong>
          <span className={`num ${styles.price}`}>{shown ? format.money(shown) : null}</span>
        </span>
        <span className={styles.second}>
          {format.date(order.departureDate, 'day')} · {listedFlightName(order.flightNumbers[0] ?? '')} ·{' '}
          {order.leadPassenger}
          {more}
        </span>
        <span className={styles.third}>
          <Tag colour={step.kind === 'pay' && !step.late ? 'todo' : statusColour(status)}>
            {i18n._(labelOf(STATUS_LABELS, status))}
          </Tag>
          {step.kind === 'pay' && payBy !== null && !step.late ? (
            <strong className={styles.countdown}>
              <Countdown until={payBy} />
            </strong>
          ) : null}
          <span className={`num ${styles.id}`}>{bookingText(order.id)}</span>
        </span>
      </span>
    </Link>
  );
});
