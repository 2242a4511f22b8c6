import { useLingui } from '@lingui/react/macro';
import type { User } from '../../../contract/users.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import styles from './UsersPage.module.css';
import { PERMISSION_LABELS } from './user-labels.ts';

/** The fixed details of a user; in the read-only view, also their additional permissions. */
export function UserFacts({ user, isReadOnly = false }: { user: User; isReadOnly?: boolean }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      <dt>{t`Username`}</dt>
      <dd>{user.username}</dd>
      <dt>{t`Email`}</dt>
      <dd>{user.email || '–'}</dd>
      {isReadOnly ? (
        <>
          <dt>{t`Permissions`}</dt>
          <dd>{format.list(user.permissions.map((one) => i18n._(labelOf(PERMISSION_LABELS, one)))) || '–'}</dd>
        </>
      ) : null}
      <dt>{t`Last active`}</dt>
      <dd className="num">{user.lastSeenAt ? format.dateTime(user.lastSeenAt) : '–'}</dd>
    </dl>
  );
}
