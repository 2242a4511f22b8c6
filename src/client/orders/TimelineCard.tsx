import { Trans, useLingui } from '@lingui/react/macro';
import type { TimelineEntry } from '../../contract/order-parts.ts';
import type { OrderProduct, OrderStatus } from '../../contract/order-products.ts';
import { isRefundCompleted } from '../../contract/ticket-fates.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { Card } from '../ui/Card.tsx';
import { useFormat } from '../ui/format.ts';
import { EntryText } from './EntryText.tsx';
import { statusLabel } from './order-labels.ts';
import styles from './TimelineCard.module.css';

type Entry = TimelineEntry & { status: OrderStatus | null };

interface TimelineCardProps {
  timeline: readonly Entry[];
  product: OrderProduct;
}

/** The booking's history: status changes, money, tickets, messages; newest first. */
export function TimelineCard({ timeline, product }: TimelineCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (timeline.length === 0) return null;
  const entries = [...timeline].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Card title={t`History`}>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li
            key={`${entry.at} ${entry.kind} ${entry.status} ${entry.text}`}
            className={styles.entry}
            data-kind={entry.kind}
          >
            <p className={styles.what}>
              <EntryWords entry={entry} product={product} />
              {entry.by ? <span className={styles.by}> · {entry.by}</span> : null}
            </p>
            {entry.text ? (
              <p className={styles.text}>
                <EntryText entry={entry} />
              </p>
            ) : null}
            <time className={styles.at} dateTime={entry.at}>
              {format.dateTime(entry.at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function EntryWords({ entry, product }: { entry: Entry; product: OrderProduct }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const isSafe = useClientSafe();
  const money = entry.money && !isSafe ? format.money(entry.money) : '';
  const status = entry.status ? i18n._(statusLabel(entry.status, product)) : null;
  switch (entry.kind) {
    case 'created':
      return <Trans>Booking created</Trans>;
    case 'payment':
      return money ? <Trans>Paid {money}</Trans> : <Trans>Paid</Trans>;
    case 'refund':
      return money ? <Trans>Money returned {money}</Trans> : <Trans>Money returned</Trans>;
    case 'ticket':
      return entry.status && isRefundCompleted(entry.status) ? <>{status}</> : <Trans>Tickets issued</Trans>;
    case 'supplier':
      return <Trans>Message of the supplier</Trans>;
    case 'note':
      return <Trans>Note</Trans>;
    case 'status':
    default:
      return <>{status ?? <Trans>Status changed</Trans>}</>;
  }
}
