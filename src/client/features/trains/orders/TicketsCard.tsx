import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { useOnline } from '../../../api/online.ts';
import { ACTION_LABELS, reasonLabel, statusLabel, typeLabel } from '../../../orders/order-labels.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart, useLoadedAhead } from '../../../ui/lazy-part.tsx';
import styles from './Trains.module.css';

const loadRefund = () => import('../after-sales/TrainRefundSheet.tsx');
const loadChange = () => import('../after-sales/TrainChangeSheet.tsx');
const RefundSheet = lazyPart(async () => (await loadRefund()).TrainRefundSheet, { isAskedFor: true });
const ChangeSheet = lazyPart(async () => (await loadChange()).TrainChangeSheet, { isAskedFor: true });

const ASKED = ['change', 'refund'] as const;

/** The requests that tickets allow, closed actions with their reason, and earlier requests. */
export function TicketsCard({ order }: { order: TrainOrder }) {
  const { t } = useLingui();
  const offered = order.actions.filter(({ action }) => ASKED.some((asked) => asked === action));
  if (offered.length === 0 && order.relatedOrders.length === 0) return null;
  return (
    <Card title={t`Change and refund`}>
      <div className={styles.tickets}>
        {offered.length > 0 ? <Asking order={order} /> : null}
        <Related order={order} />
      </div>
    </Card>
  );
}

function Asking({ order }: { order: TrainOrder }) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const [asking, setAsking] = useState<(typeof ASKED)[number] | null>(null);
  const close = () => setAsking(null);
  const answers = ASKED.flatMap((action) => order.actions.find((one) => one.action === action) ?? []);
  const beforeTickets = order.passengers.every(({ ticketNumber }) => !ticketNumber);
  const closed = answers.filter(({ allowed }) => !allowed);
  const isAnyOpen = closed.length < answers.length;
  useLoadedAhead(isAnyOpen, loadRefund, loadChange);
  const reasons = new Set(
    closed.map(({ action, reason = 'status' }) =>
      reason === 'deadline'
        ? isAnyOpen
          ? t`The train has left. Its tickets can still be refunded for a reason, such as a cancelled train.`
          : t`The train has left. Please contact customer service.`
        : i18n._(reasonLabel(action, reason)),
    ),
  );
  return (
    <>
      <div className={styles.buttons}>
        {answers.map(({ action, allowed }) => (
          <Button
            key={action}
            kind="quiet"
            size="small"
            disabled={!allowed}
            onPress={() => setAsking(action === 'change' ? 'change' : 'refund')}
          >
            {action === 'change' ? t({ message: 'Change', context: 'train' }) : i18n._(ACTION_LABELS[action])}
          </Button>
        ))}
      </div>
      {online ? null : (
        <p className={styles.quiet}>
          {t({ message: 'Changes and refunds can be filled in now and sent with a connection.', context: 'train' })}
        </p>
      )}
      {order.status === 'changed' ? <p className={styles.quiet}>{t`A ticket can be changed once.`}</p> : null}
      {beforeTickets && closed.length > 0 ? (
        <p className={styles.quiet}>{t`Opens once the tickets are issued.`}</p>
      ) : (
        [...reasons].map((reason) => (
          <p key={reason} className={styles.quiet}>
            {reason}
          </p>
        ))
      )}
      {asking === 'refund' ? <RefundSheet order={order} onClose={close} /> : null}
      {asking === 'change' ? <ChangeSheet order={order} onClose={close} /> : null}
    </>
  );
}

/** Related orders: the booking, and the requests for its tickets. */
function Related({ order }: { order: TrainOrder }) {
  const { i18n } = useLingui();
  if (order.relatedOrders.length === 0) return null;
  return (
    <ul className={styles.related}>
      {order.relatedOrders.map(({ id, type, status }) => (
        <li key={id}>
          {i18n._(typeLabel(type, 'train'))}{' '}
          <Link to="/train/orders/$id" params={{ id }} className="num">
            {bookingText(id)}
          </Link>{' '}
          {i18n._(statusLabel(status, 'train'))}
        </li>
      ))}
    </ul>
  );
}
