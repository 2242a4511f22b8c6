import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '../../orders/use-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './SecurityPage.module.css';

/** The recovery codes, shown only once. */
export function RecoveryCodesList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <>
      <Note tone="warning">
        <Trans>
          Two-step log-in is on. Keep these recovery codes in a safe place: each logs you in once without the app. They
          are not shown again.
        </Trans>
      </Note>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.form}>
        <Button kind="quiet" onPress={() => void copy(codes.join('\n'))}>
          {t`Copy`}
        </Button>
        <Button onPress={onKept}>{t`I have saved them`}</Button>
      </div>
    </>
  );
}
