import { Trans } from '@lingui/react/macro';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { PassengersCard } from '../../orders/PassengersCard.tsx';
import styles from './GroupDetail.module.css';
import { hasEnded } from './group-steps.ts';

/** Who travels, with their tickets once these are there. */
export function ListCard({ order }: { order: GroupOrder }) {
  const { passengers, status, isListLocked } = order;
  if (passengers.length === 0) return null;
  return (
    <PassengersCard order={order} hasEnded={hasEnded(status)}>
      {isListLocked ? (
        <p className={styles.quiet}>
          <Trans>The list is confirmed and cannot change any more.</Trans>
        </p>
      ) : null}
    </PassengersCard>
  );
}
