import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import type { GroupStatus } from '../../../contract/group-refund-states.ts';
import { useOnline } from '../../api/online.ts';
import { isOffered, useActionReason } from '../../orders/order-actions.ts';
import { ACTION_LABELS, ORDER_TYPE_LABELS, statusLabel } from '../../orders/order-labels.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { labelOf } from '../../ui/label-of.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './GroupDetail.module.css';
import { hasEnded } from './group-steps.ts';
import { useNetMoney } from './use-net-money.ts';

/** Asking needs a connection: the device does not cache its code. */
const GroupRefundSheet = lazyPart(async () => (await import('./GroupRefundSheet.tsx')).GroupRefundSheet, {
  isAskedFor: true,
});

/** A failed request refunds nothing. */
const isNothing = (status: GroupStatus) => hasEnded(status) && status !== 'refunded_reimbursed';

/** Actions on tickets: whom to ask for a change, the refund request, and earlier requests with their status. */
export function RefundsCard({ order }: { order: GroupOrder }) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const money = useNetMoney();
  const reasonOf = useActionReason(order);
  const [isAsking, setAsking] = useState(false);
  const { relatedOrders: related } = order;
  const isOpen = isOffered(order, 'refund');
  const isIssued = order.status === 'issued';
  if (!isIssued && !isOpen && related.length === 0) return null;
  return (
    <Card title={isIssued ? t`Changes and refunds` : t`Refunds`}>
      {isIssued ? (
        <p className={styles.quiet}>
          <Trans>
            Names, days and flights of issued tickets are changed by customer service, not here. Please contact it in
            good time before the departure.
          </Trans>
        </p>
      ) : null}
      {related.length > 0 ? (
        <ul className={styles.payments}>
          {related.map(({ id, type, status, total }) => (
            <li key={id} className={styles.payment}>
              <Link to="/flight/group/order/$id" params={{ id }}>
                {type === 'origin' ? t`Group` : i18n._(labelOf(ORDER_TYPE_LABELS, type))} {bookingText(id)}
              </Link>
              <span className="num">
                {type === 'origin' || isNothing(status) || total.amount === 0 ? null : money(total)}
              </span>
              <span className={styles.quiet}>{i18n._(statusLabel(status, 'group'))}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <Button
          kind="quiet"
          disabledReason={reasonOf('refund') ?? (online ? null : t`Requesting a refund needs a connection.`)}
          onPress={() => setAsking(true)}
        >
          {i18n._(ACTION_LABELS.refund)}
        </Button>
      ) : null}
      {isAsking ? <GroupRefundSheet order={order} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}
