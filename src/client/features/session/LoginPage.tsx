import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { landingPath } from '../../../contract/permissions.ts';
import { LoginForm } from '../../account/LoginForm.tsx';
import { useGoOn } from '../../account/use-go-on.ts';
import { useGrants } from '../../api/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './LoginPage.module.css';

export function LoginPage() {
  const { t } = useLingui();
  const { redirect } = useSearch({ from: '/login' });
  const grants = useGrants();
  const goOn = useGoOn(redirect);
  return (
    <Page title={t`Log in`} titleHidden bare>
      <div className={styles.place}>
        {grants ? (
          <Card title={t`You are logged in`}>
            <ButtonLink to={landingPath(grants)} size="main" block>
              {t`Open the portal`}
            </ButtonLink>
          </Card>
        ) : (
          <Card title={t`Log in`}>
            <LoginForm onDone={goOn} />
          </Card>
        )}
      </div>
    </Page>
  );
}
