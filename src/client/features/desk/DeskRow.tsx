import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DeskTask } from '../../../contract/desk.ts';
import { statusColour, statusLabel } from '../../orders/order-labels.ts';
import { listedFlightName } from '../../trip/itinerary.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Tag } from '../../ui/Tag.tsx';
import styles from './DeskRow.module.css';
import { DueWords } from './DueWords.tsx';
import { KIND_LABELS } from './desk-labels.ts';
import type { DeskSearch } from './desk-search.ts';

interface DeskRowProps {
  task: DeskTask;
  isOpen: boolean;
  search: DeskSearch;
}

/** A task of the queue: what is to be done until when, for whom, and who has taken it. */
export function DeskRow({ task, isOpen, search }: DeskRowProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const more = task.passengerCount > 1 ? ` +${task.passengerCount - 1}` : '';
  return (
    <Link
      to="/desk"
      search={{ ...search, order: task.orderId, product: task.product }}
      className={styles.row}
      data-open={isOpen}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={styles.first}>
        <strong>{i18n._(labelOf(KIND_LABELS, task.kind))}</strong>
        <DueWords dueAt={task.dueAt} />
      </span>
      <span className={styles.second}>
        {task.agency.name} · {task.route.join(' → ')} · {format.date(task.departureDate, 'day')} ·{' '}
        {listedFlightName(task.serviceNumbers[0] ?? '')} · {task.leadPassenger}
        {more}
      </span>
      <span className={styles.third}>
        <Tag colour={statusColour(task.status, task.product)}>{i18n._(statusLabel(task.status, task.product))}</Tag>
        {task.holder ? (
          <span>
            <Trans>Taken by {task.holder.name}</Trans>
          </span>
        ) : null}
        <span className={`num ${styles.id}`}>{bookingText(task.orderId)}</span>
      </span>
    </Link>
  );
}
