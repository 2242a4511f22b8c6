import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { ORDER_TYPE_LABELS, STATUS_LABELS } from '../../../orders/order-labels.ts';
import { ReferenceFact } from '../../../orders/ReferenceFact.tsx';
import { useChannelName } from '../../../trip/channel-names.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import styles from './ContactCard.module.css';

/** The contact, who booked, how it was paid, and related orders; no supplier in client-safe mode. */
export function ContactCard({ order }: { order: FlightOrder }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const channelName = useChannelName();
  const isSafe = useClientSafe();
  const { contact, payment } = order;
  return (
    <Card title={t`Contact and references`}>
      <dl className={styles.facts}>
        <Fact label={t`Contact`}>
          {contact.name}
          <br />
          <a className={styles.reach} href={`tel:+${contact.areaCode}${contact.phone}`}>
            +{contact.areaCode} {contact.phone}
          </a>
          <br />
          <a className={styles.reach} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </Fact>
        <Fact label={t`Booked by`}>
          {order.createdBy} · {format.dateTime(order.createdAt)}
        </Fact>
        {payment ? (
          <Fact label={t`Paid with`}>
            {channelName(payment.channel)} · {format.dateTime(payment.paidAt)}
            <br />
            <span className="num">{payment.reference}</span>
          </Fact>
        ) : null}
        {order.supplier && !isSafe ? <Fact label={t`Supplier`}>{order.supplier}</Fact> : null}
        <Fact label={t`Reference ID`}>
          <ReferenceFact product="flight" order={order} />
        </Fact>
        {order.originalBookingId ? (
          <Fact label={t`Original booking`}>
            <Link to="/flight/orders/$id" params={{ id: order.originalBookingId }}>
              {bookingText(order.originalBookingId)}
            </Link>
          </Fact>
        ) : null}
        {order.remark ? <Fact label={t`Remark`}>{order.remark}</Fact> : null}
        {order.reviewRemark ? <Fact label={t`Review remark`}>{order.reviewRemark}</Fact> : null}
        {order.relatedOrders.map((related) => (
          <Fact key={related.id} label={i18n._(labelOf(ORDER_TYPE_LABELS, related.type))}>
            <Link to="/flight/orders/$id" params={{ id: related.id }}>
              {bookingText(related.id)}
            </Link>{' '}
            {i18n._(labelOf(STATUS_LABELS, related.status))}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
