import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { receiptOutline } from 'ionicons/icons';
import type { ReactNode } from 'react';
import { SANDBOX_ORDER_NOTE } from '../../contract/sandbox-note.ts';
import { type ApiError, messageOf } from '../api/errors.ts';
import { useIsOld } from '../api/online.ts';
import { useSiteConfig } from '../api/site.ts';
import { AsOf } from '../ui/AsOf.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useFormat } from '../ui/format.ts';
import { Note } from '../ui/Note.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import styles from './OrderState.module.css';

interface OrderStateProps {
  query: UseQueryResult<{ sandbox?: boolean | undefined }, ApiError>;
  /** The list of the order. */
  home: { to: '/flight/orders' | '/flight/group/order' | '/train/orders'; label: string };
  children: ReactNode;
}

/** Marks an order booked in a sandbox; a portal that is a sandbox itself shows this on every page (shell/SandboxMark.tsx). */
function SandboxOrder() {
  const { locale } = useFormat();
  const isMarked = useSiteConfig()?.isSandbox ?? false;
  return isMarked ? null : <Note tone="warning">{SANDBOX_ORDER_NOTE[locale]}</Note>;
}

/** The order's page while there is no order to show, and the notice above one that may be out of date. */
export function OrderState({ query, home, children }: OrderStateProps) {
  const { t } = useLingui();
  const isOld = useIsOld(query);
  if (query.data)
    return (
      <>
        <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
        {query.data.sandbox ? <SandboxOrder /> : null}
        {children}
      </>
    );
  if (query.error?.status === 404)
    return (
      <EmptyState
        icon={receiptOutline}
        title={messageOf(query.error)}
        text={t`Check the number, or look for it in your bookings.`}
        action={<ButtonLink to={home.to}>{home.label}</ButtonLink>}
      />
    );
  const offline = t`This booking has not been opened on this device yet. It loads automatically once you are online.`;
  return (
    <Unloaded query={query} error={query.error ? messageOf(query.error) : null} offline={offline}>
      <div aria-busy="true" className={styles.loading}>
        <p className="sr-only" role="status">
          <Trans>Loading the booking</Trans>
        </p>
        <Card>
          <Skeleton height="24px" width="40%" />
          <Skeleton height="28px" width="70%" />
          <Skeleton height="48px" />
        </Card>
        <Card>
          <Skeleton height="20px" lines={6} />
        </Card>
      </div>
    </Unloaded>
  );
}
