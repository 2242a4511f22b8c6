import { useLingui } from '@lingui/react/macro';
import { cloudOfflineOutline } from 'ionicons/icons';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

interface UnloadedProps {
  query: { fetchStatus: string; isFetching: boolean; refetch: () => unknown };
  /** The message to show, from messageOf(error); null while nothing went wrong. */
  error: string | null;
  /** The text shown offline; by default that the list was not loaded on this device. */
  offline?: string;
  /** The placeholder while it loads. */
  children: ReactNode;
}

/** Replaces content that is not loaded: an error with retry, an offline notice, or a placeholder. */
export function Unloaded({ query, error, offline, children }: UnloadedProps) {
  const { t } = useLingui();
  if (error !== null) return <ErrorState error={error} onRetry={() => void query.refetch()} busy={query.isFetching} />;
  if (query.fetchStatus !== 'paused') return children;
  return (
    <EmptyState
      icon={cloudOfflineOutline}
      title={t`No connection`}
      text={offline ?? t`This list has not been loaded on this device yet. It loads automatically once you are online.`}
    />
  );
}
