import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { GroupTripFacts } from '../../orders/GroupTripFacts.tsx';
import { ReachCard } from '../../orders/ReachCard.tsx';
import { TimelineCard } from '../../orders/TimelineCard.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './GroupDetail.module.css';
import { GroupPaymentSheet } from './GroupPaymentSheet.tsx';
import { GroupStepCard } from './GroupStepCard.tsx';
import { ListCard } from './ListCard.tsx';
import { OptionsCard } from './OptionsCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { dueOf } from './payment-due.ts';
import { useGroupStep } from './use-group-step.ts';

interface GroupDetailProps {
  order: GroupOrder;
  /** Names the group inside the first card, where no title bar does. */
  captioned: boolean;
  /** Opens with the payment that is due. */
  pays: boolean;
  onEditList: () => void;
}

/** A group, next step first. */
export function GroupDetail({ order, captioned, pays, onEditList }: GroupDetailProps) {
  const { t } = useLingui();
  const step = useGroupStep(order);
  const [paying, setPaying] = useState(() => (pays ? dueOf(order) : null));
  const [isOpen, setOpen] = useState(paying !== null);
  const pay = () => {
    setPaying(dueOf(order));
    setOpen(true);
  };
  return (
    <div className={styles.host}>
      <div className={styles.detail}>
        <GroupStepCard
          order={order}
          caption={captioned ? <Caption order={order} /> : undefined}
          step={step}
          onPay={pay}
        />
        <OptionsCard order={order} step={step} />
        <PaymentsCard order={order} />
        <ListCard order={order} onEdit={onEditList} />
        <Card title={t`Request`}>
          <GroupTripFacts {...order} />
        </Card>
        <GroupReach order={order} />
        <TimelineCard timeline={order.timeline} product="group" />
      </div>
      {paying ? (
        <GroupPaymentSheet
          key={paying.stage}
          order={order}
          due={paying}
          open={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => setPaying(null)}
        />
      ) : null}
    </div>
  );
}

function Caption({ order }: { order: GroupOrder }) {
  return (
    <span>
      <strong className={styles.number}>
        <Trans>Group {bookingText(order.id)}</Trans>
      </strong>
      {order.pnr ? (
        <>
          {' '}
          PNR <strong>{order.pnr}</strong>
        </>
      ) : null}
    </span>
  );
}

function GroupReach({ order }: { order: GroupOrder }) {
  const { t } = useLingui();
  const { createdBy, pnr } = order;
  const facts = [
    { name: t`Requested by`, value: createdBy },
    ...(pnr ? [{ name: 'PNR', value: pnr, isNumber: true }] : []),
  ];
  return <ReachCard order={order} facts={facts} />;
}
