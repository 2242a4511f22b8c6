import { useLingui } from '@lingui/react/macro';
import { peopleOutline } from 'ionicons/icons';
import { useState } from 'react';
import { USER_STATUSES, type UserStatus } from '../../../contract/user-statuses.ts';
import type { User } from '../../../contract/users.ts';
import { usePages } from '../../api/use-pages.ts';
import listStyles from '../../manage/RecordList.module.css';
import { RecordList } from '../../manage/RecordList.tsx';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { UserRow } from './UserRow.tsx';
import { STATUS_LABELS } from './user-labels.ts';

const SHOWN = 50;

interface UserListProps {
  beside?: { open: string | undefined };
  onChoose: (user: User) => void;
}

/** The company's users, found by name or email and narrowed by status. */
export function UserList({ beside, onChoose }: UserListProps) {
  const { t, i18n } = useLingui();
  const draft = useFieldText('users');
  const [status, setStatus] = useState<UserStatus | null>(null);
  const q = useSettled(draft.text.trim());
  const query = usePages('users', { ...(q ? { q } : {}), ...(status ? { status } : {}) }, SHOWN);
  const list = (
    <RecordList
      query={query}
      search={{ draft, label: t`Search users`, placeholder: t`Name, username or email` }}
      tools={USER_STATUSES.map((each) => (
        <Chip key={each} selected={status === each} onPress={() => setStatus(status === each ? null : each)}>
          {i18n._(STATUS_LABELS[each])}
        </Chip>
      ))}
      empty={<EmptyState icon={peopleOutline} title={t`No matching users`} />}
      {...(beside ? { beside } : {})}
      onChoose={onChoose}
      row={(user) => <UserRow user={user} />}
    />
  );
  return beside ? <div className={listStyles.scroll}>{list}</div> : list;
}
