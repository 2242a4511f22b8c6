import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ApiError, messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Card } from '../../ui/Card.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import styles from './DeskPage.module.css';

interface CaseQuery<T> {
  data: T | undefined;
  error: ApiError | null;
  isError: boolean;
  isFetching: boolean;
  fetchStatus: string;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface LoadedCaseProps<T> {
  query: CaseQuery<T>;
  children: (found: T) => ReactNode;
}

/** The open desk case, in each query state. */
export function LoadedCase<T>({ query, children }: LoadedCaseProps<T>) {
  const isOld = useIsOld(query);
  if (query.data === undefined) return <UnloadedCase query={query} />;
  return (
    <div className={styles.case}>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {children(query.data)}
    </div>
  );
}

/** A desk case before it is loaded. */
export function UnloadedCase<T>({ query }: { query: CaseQuery<T> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (query.error?.status === 404)
    return (
      <Missing
        title={t`No desk task has this number`}
        back={t`Back to desk`}
        onBack={() => void navigate({ to: '/desk', search: {} })}
      />
    );
  return (
    <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
      <Card>
        <Skeleton height="24px" lines={6} />
      </Card>
    </Unloaded>
  );
}
