import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '../../orders/use-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './AgenciesPage.module.css';

/** An agency's new API key, shown only once. */
export function ApiKeyNote({ apiKey }: { apiKey: string }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <Note tone="warning" isAlert>
      <p>
        <Trans>Copy this key now, it is not shown again:</Trans> <code className={styles.key}>{apiKey}</code>{' '}
        <Trans>
          With it, the agency’s own systems use the API as an operator and finance user, and log its users in.
        </Trans>
      </p>
      <Button kind="quiet" size="small" onPress={() => void copy(apiKey)}>
        {t`Copy`}
      </Button>
    </Note>
  );
}
