import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { TypedTag } from '../../offline/drafts/ui/TypedTag.tsx';
import { isOffered, useActionReason } from '../../orders/order-actions.ts';
import { PassengersCard } from '../../orders/PassengersCard.tsx';
import { usePartyWords } from '../../orders/use-party-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import styles from './GroupDetail.module.css';
import { hasEnded } from './group-steps.ts';
import { listPlace } from './list-values.ts';

interface ListCardProps {
  order: GroupOrder;
  onEdit: () => void;
}

/** The passengers, with their tickets once issued, and the button to submit the list. */
export function ListCard({ order, onEdit }: ListCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { passengers, status } = order;
  const party = format.list(usePartyWords(order.party));
  const isNamed = passengers.length > 0;
  const foot = <ListFoot order={order} isNamed={isNamed} onEdit={onEdit} />;
  if (isNamed)
    return (
      <PassengersCard order={order} hasEnded={hasEnded(status)}>
        {foot}
      </PassengersCard>
    );
  if (!isOffered(order, 'handIn')) return null;
  return (
    <Card title={t`Passenger list`}>
      <p className={styles.quiet}>
        <Trans>Not submitted yet: {party}.</Trans>
      </p>
      {foot}
    </Card>
  );
}

function ListFoot({ order, isNamed, onEdit }: ListCardProps & { isNamed: boolean }) {
  const reasonOf = useActionReason(order);
  if (order.type === 'refund') return null;
  if (order.isListLocked)
    return (
      <p className={styles.quiet}>
        <Trans>The list is confirmed and cannot change any more.</Trans>
      </p>
    );
  if (!isOffered(order, 'handIn'))
    return hasEnded(order.status) ? null : (
      <p className={styles.quiet}>
        <Trans>The final payment is made: the list cannot change any more.</Trans>
      </p>
    );
  return (
    <div className={styles.list}>
      <TypedTag place={listPlace(order.id)} />
      <Button kind="quiet" disabledReason={reasonOf('handIn')} onPress={onEdit}>
        {isNamed ? <Trans>Change the list</Trans> : <Trans>Fill in the passenger list</Trans>}
      </Button>
    </div>
  );
}
