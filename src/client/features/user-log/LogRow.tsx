import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { canUseFlights } from '../../../contract/permissions.ts';
import type { UserLog } from '../../../contract/user-log.ts';
import { useGrants } from '../../api/session.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { useFormat } from '../../ui/format.ts';
import { ACTION_LABELS } from './action-labels.ts';
import styles from './UserLogPage.module.css';

/** One entry: what was done to whom or what, by whom, when. */
export function LogRow({ entry }: { entry: UserLog }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { action, at, user } = entry;
  const label = ACTION_LABELS[action];
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>{label ? i18n._(label) : action}</b>
        <Subject subject={entry.subject} />
      </span>
      <span className={styles.who}>{user ? user.nickname : t`System`}</span>
      <time className={`num ${styles.when}`} dateTime={at}>
        {format.dateTime(at)}
      </time>
    </li>
  );
}

function Subject({ subject: { type, id, name } }: { subject: UserLog['subject'] }) {
  const { t } = useLingui();
  const grants = useGrants();
  if (type === 'flight-order' && grants && canUseFlights(grants))
    return (
      <Link to="/flight/orders/$id" params={{ id }} className={`num ${styles.link}`}>
        {bookingText(id)}
      </Link>
    );
  if (type === 'flight-order') return <span className="num">{bookingText(id)}</span>;
  if (name !== null) return <span>{name}</span>;
  return type === 'traveller' || type === 'member-card' ? (
    <span className={styles.gone}>{t`deleted since`}</span>
  ) : null;
}
