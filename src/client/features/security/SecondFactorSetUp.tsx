import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SecondFactorSetUp as SetUp } from '../../../contract/own-account.ts';
import { call } from '../../api/call.ts';
import { QrCode } from '../../orders/payment/QrCode.tsx';
import { Button } from '../../ui/Button.tsx';
import { SecretForm } from './SecretForm.tsx';
import styles from './SecurityPage.module.css';

/** From the password over the QR code to the app's first code, which enables it. */
export function SecondFactorSetUp({ onDone }: { onDone: (recoveryCodes: string[]) => Promise<void> }) {
  const { t } = useLingui();
  const [isBegun, setBegun] = useState(false);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  if (setUp) {
    return (
      <>
        <p className={styles.hint}>
          <Trans>
            Scan this with an authenticator app, or type the letters there. Then enter the code that it shows.
          </Trans>
        </p>
        <div className={styles.qr}>
          <QrCode text={setUp.address} label={t`QR code for the authenticator app`} />
        </div>
        <p className={styles.secret}>{setUp.secret.match(/.{1,4}/g)?.join(' ')}</p>
        <SecretForm
          field="otp"
          label={t`Six-digit code`}
          missing={t`Enter the six digits that the app shows.`}
          button={t`Switch on`}
          send={async (otp) => onDone((await call('confirmSecondFactor', { otp })).codes)}
        />
      </>
    );
  }
  return (
    <>
      <p className={styles.hint}>
        <Trans>Log-in then also asks for a code from an app on your phone. Your password alone is not enough.</Trans>
      </p>
      {isBegun ? (
        <SecretForm
          field="current"
          label={t`Current password`}
          missing={t`Type your current password.`}
          button={t`Continue`}
          send={async (current) => setSetUp(await call('beginSecondFactor', { current }))}
        />
      ) : (
        <Button kind="quiet" onPress={() => setBegun(true)}>
          {t`Set up two-step log-in`}
        </Button>
      )}
    </>
  );
}
