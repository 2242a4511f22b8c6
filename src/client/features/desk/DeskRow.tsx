import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DeskTask } from '../../../contract/desk.ts';
import { statusColour, statusLabel } from '../../orders/order-labels.ts';
import { RouteWords } from '../../orders/RouteWords.tsx';
import { usePeopleWords } from '../../orders/use-people-words.ts';
import { listedFlightName } from '../../trip/itinerary.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { Facts } from '../../ui/Facts.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Tag } from '../../ui/Tag.tsx';
import styles from './DeskRow.module.css';
import { DueWords } from './DueWords.tsx';
import { CHECK_LABELS, KIND_LABELS } from './desk-labels.ts';
import type { DeskSearch } from './desk-search.ts';
import { opened } from './desk-tasks.ts';

interface DeskRowProps {
  task: DeskTask;
  isOpen: boolean;
  search: DeskSearch;
}

/** A task of the queue: what to do, deadline, agency, and assignee. */
export function DeskRow({ task, isOpen, search }: DeskRowProps) {
  const { i18n } = useLingui();
  return (
    <Link
      to="/desk"
      search={{ ...search, ...opened(task) }}
      className={styles.row}
      data-open={isOpen}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={styles.first}>
        <strong>{i18n._(labelOf(KIND_LABELS, task.kind))}</strong>
        <DueWords dueAt={task.dueAt} />
      </span>
      <span className={styles.second}>
        {task.difference ? <Difference task={task} difference={task.difference} /> : <Trip task={task} />}
      </span>
      <span className={styles.third}>
        {task.status && task.product ? (
          <Tag colour={statusColour(task.status, task.product)}>{i18n._(statusLabel(task.status, task.product))}</Tag>
        ) : null}
        {task.holder ? (
          <span>
            <Trans>Assigned to {task.holder.name}</Trans>
          </span>
        ) : null}
        {task.orderId ? <span className={`num ${styles.id}`}>{bookingText(task.orderId)}</span> : null}
      </span>
    </Link>
  );
}

function Trip({ task }: { task: DeskTask }) {
  const format = useFormat();
  const peopleOf = usePeopleWords();
  const { agency, departureDate, product, route } = task;
  const [number = ''] = task.serviceNumbers;
  const service = product === 'train' || number === '' ? number : listedFlightName(number);
  const day = departureDate ? format.date(departureDate, 'day') : '';
  const where = <RouteWords key="where" product={product} route={route} />;
  return <Facts parts={[agency.name, where, day, service, peopleOf(task)]} />;
}

function Difference({ task, difference }: { task: DeskTask; difference: NonNullable<DeskTask['difference']> }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { what, currency, expected, actual } = difference;
  const amount = format.money({ amount: actual - expected, currency });
  return <Facts parts={[task.agency.name, i18n._(labelOf(CHECK_LABELS, what)), amount]} />;
}
