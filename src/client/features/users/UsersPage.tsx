import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { hasRole } from '../../../contract/permissions.ts';
import { useGrants } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import { NEW } from '../../ui/opened-id.ts';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useWidth } from '../../ui/width.ts';
import { MailsSheet } from './MailsSheet.tsx';
import { UserDetail } from './UserDetail.tsx';
import { UserList } from './UserList.tsx';
import styles from './UsersPage.module.css';

/** /users: the company's users. Everybody sees them; administrators edit them. The URL says who is open. */
export function UsersPage() {
  const { t } = useLingui();
  const { id } = useSearch({ from: '/users' });
  const navigate = useNavigate();
  const isPhone = useWidth() === 'phone';
  const grants = useGrants();
  const [readsMails, setReadsMails] = useState(false);
  useReturnFocus(isPhone ? undefined : id);
  const mayWrite = hasRole(grants?.roles ?? [], ['SuperUser']);
  const open = (next: string | undefined) => void navigate({ to: '/users', search: next ? { id: next } : {} });
  const buttons = mayWrite ? (
    <div className={styles.actions}>
      <Button kind="quiet" size="small" onPress={() => setReadsMails(true)}>
        <Trans>Sent emails</Trans>
      </Button>
      <Button size="small" onPress={() => open(NEW)}>
        <Trans>Invite a user</Trans>
      </Button>
    </div>
  ) : null;
  const detail = <UserDetail key={id} id={id} mayWrite={mayWrite} beside={!isPhone} onClose={() => open(undefined)} />;
  return (
    <Page
      title={t`User management`}
      back="/more"
      wide
      fill={!isPhone}
      end={isPhone ? null : buttons}
      footer={isPhone ? buttons : null}
    >
      {isPhone ? (
        <>
          <UserList onChoose={(user) => open(user.id)} />
          {id === undefined ? null : detail}
        </>
      ) : (
        <Panes list={<UserList beside={{ open: id }} onChoose={(user) => open(user.id)} />}>{detail}</Panes>
      )}
      {readsMails ? <MailsSheet onClose={() => setReadsMails(false)} /> : null}
    </Page>
  );
}
