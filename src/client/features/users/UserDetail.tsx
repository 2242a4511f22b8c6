import { useLingui } from '@lingui/react/macro';
import { personOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { messageOf } from '../../api/errors.ts';
import { invalidate, useApiQuery } from '../../api/queries.ts';
import type { FormFrame } from '../../manage/EditForm.tsx';
import { DetailPane } from '../../ui/DetailPane.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { NEW } from '../../ui/opened-id.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserForm } from './UserForm.tsx';
import { UserRow } from './UserRow.tsx';

interface UserDetailProps {
  /** Whose; NEW for one to invite, undefined while nobody is open. */
  id: string | undefined;
  mayWrite: boolean;
  /** In the pane beside the list, not in a sheet over it. */
  beside: boolean;
  onClose: () => void;
}

/** The open user: a form for administrators, read-only for others. */
export function UserDetail({ id, mayWrite, beside, onClose }: UserDetailProps) {
  const { t } = useLingui();
  const isOne = id !== undefined && id !== NEW;
  const query = useApiQuery('users', { id: id ?? '' }, { enabled: isOne });
  const found = isOne ? query.data?.list[0] : undefined;
  // As when opened: data loaded meanwhile must not change the form's subject.
  const [opened, setOpened] = useState<User | null>(null);
  if (opened === null && found) setOpened(found);
  const [reading, setReading] = useState(0);
  const readAgain = async () => {
    await invalidate('users').catch(() => undefined);
    setOpened(null);
    setReading((before) => before + 1);
  };
  const Frame = beside ? DetailPane : Sheet;
  const title = opened?.nickname ?? t`Invite a user`;
  const frame = ({ children, footer }: FormFrame) => (
    <Frame open onClose={onClose} title={title} breakpoints="full" footer={footer}>
      {children}
    </Frame>
  );
  if (mayWrite && (id === NEW || opened))
    return (
      <UserForm key={reading} user={opened} onReset={setOpened} onStale={readAgain} onDone={onClose} frame={frame} />
    );
  if (opened)
    return frame({
      footer: null,
      children: (
        <>
          <UserRow user={opened} />
          <UserFacts user={opened} isReadOnly />
        </>
      ),
    });
  if (isOne && query.data === undefined && query.error?.status !== 404)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <Skeleton height="56px" lines={3} />
      </Unloaded>
    );
  if (id !== undefined)
    return <Missing title={t`User not found`} back={t`Back to users`} onBack={onClose} over={!beside} />;
  return <EmptyState icon={personOutline} title={t`Select a user`} text={t`Select a user from the list.`} />;
}
