import { useLingui } from '@lingui/react/macro';
import type { User } from '../../../contract/users.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './UsersPage.module.css';

/** What of a user stays as it is. */
export function UserFacts({ user }: { user: User }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      <dt>{t`Username`}</dt>
      <dd>{user.username}</dd>
      <dt>{t`Email`}</dt>
      <dd>{user.email || '–'}</dd>
      <dt>{t`Last here`}</dt>
      <dd className="num">{user.lastSeenAt ? format.dateTime(user.lastSeenAt) : '–'}</dd>
    </dl>
  );
}
