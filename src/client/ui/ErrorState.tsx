import { useLingui } from '@lingui/react/macro';
import { cloudOfflineOutline, refreshOutline } from 'ionicons/icons';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Icon } from './Icon.tsx';

interface ErrorStateProps {
  /** The message to show, from messageOf(error). */
  error: string;
  onRetry?: (() => void) | undefined;
  busy?: boolean;
}

export function ErrorState({ error, onRetry, busy = false }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        icon={cloudOfflineOutline}
        title={t`This could not be loaded`}
        text={error}
        action={
          onRetry ? (
            <Button kind="quiet" busy={busy} onPress={onRetry}>
              <Icon icon={refreshOutline} /> {t`Try again`}
            </Button>
          ) : null
        }
      />
    </div>
  );
}
