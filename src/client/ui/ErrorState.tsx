import { useLingui } from '@lingui/react/macro';
import { cloudOfflineOutline, refreshOutline } from 'ionicons/icons';
import { EmptyState } from './EmptyState.tsx';
import styles from './ErrorState.module.css';
import { Icon } from './Icon.tsx';

interface ErrorStateProps {
  title?: string;
  /** The message to show, from messageOf(error). */
  error: string;
  onRetry?: (() => void) | undefined;
  /** Label of the button. */
  action?: string;
  busy?: boolean;
}

export function ErrorState({ title, error, onRetry, action, busy = false }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        icon={cloudOfflineOutline}
        title={title ?? t`This could not be loaded`}
        text={error}
        action={
          onRetry ? (
            // A native button: this state is part of the first load, Ionic's is not.
            <button type="button" className={styles.retry} aria-busy={busy} onClick={onRetry}>
              <Icon icon={refreshOutline} /> {action ?? t`Try again`}
            </button>
          ) : null
        }
      />
    </div>
  );
}
