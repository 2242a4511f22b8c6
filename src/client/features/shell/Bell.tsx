import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { notificationsOutline } from 'ionicons/icons';
import { useUnreadCount } from '../../account/use-unread-count.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Bell.module.css';

/** The link to the notices, with a live unread count; nothing for users without notices. */
export function Bell() {
  const { t } = useLingui();
  const unread = useUnreadCount();
  if (unread === null) return null;
  return (
    <Link
      to="/notices"
      className={styles.bell}
      aria-label={
        unread > 0
          ? t`${plural(unread, { one: '# unread notification', other: '# unread notifications' })}`
          : t`Notifications`
      }
    >
      <Icon icon={notificationsOutline} />
      {unread > 0 ? (
        <span className={styles.badge} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </Link>
  );
}
