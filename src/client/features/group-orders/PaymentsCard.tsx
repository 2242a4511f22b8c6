import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { addMoney } from '../../../contract/money.ts';
import { useClientSafe } from '../../api/client-safe.ts';
import { STAGE_LABELS } from '../../orders/order-labels.ts';
import { NetPricesButton } from '../../trip/NetPricesButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Tag } from '../../ui/Tag.tsx';
import styles from './GroupDetail.module.css';
import { dueOf } from './payment-due.ts';
import { useNetMoney } from './use-net-money.ts';

const STANDINGS = {
  paid: { colour: 'success', label: msg`Paid` },
  due: { colour: 'todo', label: msg`Due now` },
  refunded: { colour: 'info', label: msg`Refunded` },
  forfeited: { colour: 'warning', label: msg`Forfeited` },
} as const;

/** What has become of the payments that were made; nothing is due of a group that has ended otherwise than with tickets. */
function standingOf(status: GroupOrder['status']): keyof typeof STANDINGS {
  if (status === 'failed') return 'refunded';
  return status === 'canceled' || status === 'closed' ? 'forfeited' : 'paid';
}

/** The instalments and the final payment: how much until when, and which are paid. */
export function PaymentsCard({ order }: { order: GroupOrder }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const money = useNetMoney();
  const isSafe = useClientSafe();
  const due = dueOf(order);
  if (order.payments.length === 0) return null;
  return (
    <Card title={t`Payments`} end={isSafe ? <NetPricesButton /> : null}>
      <ul className={styles.payments}>
        {order.payments.map((payment) => {
          const { stage, amount, payBy, paidAt, fee } = payment;
          const when = format.dateTime(paidAt ?? payBy);
          const standing = paidAt ? standingOf(order.status) : stage === due?.stage ? 'due' : null;
          return (
            <li key={stage} className={styles.payment}>
              <strong>{i18n._(labelOf(STAGE_LABELS, stage))}</strong>
              <strong className="num">{money(amount)}</strong>
              <span className={styles.quiet}>
                {paidAt ? (
                  <Trans>paid {when}</Trans>
                ) : standingOf(order.status) === 'paid' ? (
                  <Trans>until {when}</Trans>
                ) : null}
              </span>
              <span>
                {standing ? <Tag colour={STANDINGS[standing].colour}>{i18n._(STANDINGS[standing].label)}</Tag> : null}
              </span>
              {fee ? (
                <>
                  <span className={styles.quiet}>
                    <Trans>Transaction fee</Trans>
                  </span>
                  <span className="num">{money(fee)}</span>
                  <span className={styles.quiet}>
                    <Trans>Total paid</Trans>
                  </span>
                  <span className="num">{money(addMoney(amount, fee))}</span>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
