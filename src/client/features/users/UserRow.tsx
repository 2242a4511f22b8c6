import { useLingui } from '@lingui/react/macro';
import type { User } from '../../../contract/users.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Tag } from '../../ui/Tag.tsx';
import styles from './UsersPage.module.css';
import { ROLE_LABELS, STATUS_COLOURS, STATUS_LABELS } from './user-labels.ts';

/** One user: name, roles, status. */
export function UserRow({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (
    <>
      <span className={styles.names}>
        <b>{user.nickname}</b>
        <span>{user.username}</span>
      </span>
      <span className={styles.details}>
        {format.list(user.role.map((role) => i18n._(labelOf(ROLE_LABELS, role))))}
        {user.lastSeenAt ? ` · ${t`last active ${format.dateTime(user.lastSeenAt)}`}` : null}
      </span>
      <span className={styles.tags}>
        {user.status === 'active' ? null : (
          <Tag colour={STATUS_COLOURS[user.status]}>{i18n._(labelOf(STATUS_LABELS, user.status))}</Tag>
        )}
        {user.isInvited ? <Tag colour="primary">{t`Invited`}</Tag> : null}
      </span>
    </>
  );
}
