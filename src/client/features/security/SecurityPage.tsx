import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '../../../contract/session.ts';
import { call } from '../../api/call.ts';
import { session, useMe } from '../../api/session.ts';
import { NewPasswordForm } from '../../manage/NewPasswordForm.tsx';
import { PictureField } from '../../manage/PictureField.tsx';
import { Card } from '../../ui/Card.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import { DeletionCard } from './DeletionCard.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import styles from './SecurityPage.module.css';
import { SessionsCard } from './SessionsCard.tsx';

const refresh = (me: Me) => session.refresh(me);

/** /profile/security: settings of the user's account that need a connection to change. */
export function SecurityPage() {
  const { t } = useLingui();
  const me = useMe();
  if (!me) return null;
  const { avatar, nickname, username, areaCode = '', mobile = '' } = me.userInfo;
  return (
    <Page title={t`Password, devices and picture`} back="/profile">
      <div className={styles.parts}>
        <Card title={t`Your picture`}>
          <PictureField
            picture={avatar}
            alt={nickname || username}
            standIn={initialsOf(nickname || username)}
            round
            hint={t`PNG, JPG or WebP up to 2 MB.`}
            upload={(image) => call('uploadAvatar', { image }).then(refresh)}
            remove={() => call('deleteAvatar', {}).then(refresh)}
          />
        </Card>
        <PhoneForm key={`${areaCode} ${mobile}`} areaCode={areaCode} mobile={mobile} onSaved={refresh} />
        <div id="password">
          <Card title={t`Password`}>
            <p className={styles.hint}>
              <Trans>Your other devices are logged out when it changes.</Trans>
            </p>
            <NewPasswordForm
              label={t`Change the password`}
              asksCurrent
              send={async ({ current, password }) => {
                await call('changePassword', { current, password });
                toast(t`Your password has been changed`, 'success');
              }}
            />
          </Card>
        </div>
        <SecondFactorCard />
        <SessionsCard />
        <DeletionCard />
      </div>
    </Page>
  );
}
