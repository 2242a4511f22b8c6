import { useLingui } from '@lingui/react/macro';
import { personCircleOutline } from 'ionicons/icons';
import type { ReactNode } from 'react';
import { preferencesOpen } from '../../account/preferences-open.ts';
import { useLogOut } from '../../account/use-log-out.ts';
import { useMe } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { DeviceCard } from './DeviceCard.tsx';
import styles from './ProfilePage.module.css';

/** Who is logged in. Changing it comes with the profile feature. */
export function ProfilePage() {
  const { t } = useLingui();
  const me = useMe();
  const logOut = useLogOut();
  if (!me) {
    return (
      <Page title={t`Account`}>
        <EmptyState
          icon={personCircleOutline}
          title={t`You are not logged in`}
          action={
            <ButtonLink to="/login" search={{ redirect: '/profile' }}>
              {t`Log in`}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  const { userInfo, company } = me;
  const roles = new Map([
    ['operator', t`Operator`],
    ['finance', t`Finance`],
    ['SuperUser', t`Administrator`],
  ]);
  return (
    <Page title={t`Account`} back="/more">
      <Card title={userInfo.nickname || userInfo.username}>
        <dl className={styles.facts}>
          <Fact name={t`Username`}>{userInfo.username}</Fact>
          <Fact name={t`Email`}>{userInfo.email || '–'}</Fact>
          <Fact name={t`Role`}>{userInfo.role.map((role) => roles.get(role) ?? role).join(', ')}</Fact>
          <Fact name={t`Company`}>{company.name}</Fact>
          <Fact name={t`Settlement currency`}>{company.config.commonConfig.settlementCurrency}</Fact>
        </dl>
      </Card>
      <DeviceCard />
      <div className={styles.buttons}>
        <Button kind="quiet" onPress={() => preferencesOpen.set(true)}>{t`Language and currency`}</Button>
        <Button kind="quiet" onPress={() => void logOut()}>{t`Log out`}</Button>
      </div>
    </Page>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
