import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { keyOutline } from 'ionicons/icons';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { NewPasswordForm } from '../../manage/NewPasswordForm.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';

/** /password#ticket: the target of an invitation or reset link. The ticket is behind the #, which no server logs. */
export function ChoosePasswordPage() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const [ticket] = useState(hash);
  const [username, setUsername] = useState<string | null>(null);
  return (
    <Page title={t`Choose a password`} back="/">
      {ticket === '' ? (
        <EmptyState
          icon={keyOutline}
          title={t`This link is incomplete`}
          text={t`Open the link in your email again, or ask your administrator for a new one.`}
          action={<ButtonLink to="/login">{t`Log in`}</ButtonLink>}
        />
      ) : username === null ? (
        <Card>
          <NewPasswordForm
            label={t`Choose this password`}
            send={async ({ password }) => {
              const chosen = await call('choosePassword', { ticket, password });
              setUsername(chosen.username);
            }}
          />
        </Card>
      ) : (
        <Card title={t`Your password is set`}>
          <p>{t`Log in with the username ${username} and the password you have just chosen.`}</p>
          <ButtonLink to="/login" size="main" block>
            {t`Log in`}
          </ButtonLink>
        </Card>
      )}
    </Page>
  );
}
