import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { ContactDetailsCard } from '../../orders/ContactDetailsCard.tsx';
import { GroupTripFacts } from '../../orders/GroupTripFacts.tsx';
import { PaperCard } from '../../orders/paper/PaperCard.tsx';
import { QuoteCard } from '../../orders/QuoteCard.tsx';
import { RemarksCard } from '../../orders/RemarksCard.tsx';
import { TimelineCard } from '../../orders/TimelineCard.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './GroupDetail.module.css';
import { GroupStepCard } from './GroupStepCard.tsx';
import { ListCard } from './ListCard.tsx';
import { OptionsCard } from './OptionsCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { dueOf } from './payment-due.ts';
import { RefundsCard } from './RefundsCard.tsx';
import { useGroupStep } from './use-group-step.ts';

/** Paying needs a connection: the device does not cache its code. */
const GroupPaymentSheet = lazyPart(async () => (await import('./GroupPaymentSheet.tsx')).GroupPaymentSheet, {
  isAskedFor: true,
});

interface GroupDetailProps {
  order: GroupOrder;
  /** Names the group inside the first card, where no title bar does. */
  captioned: boolean;
  /** Opens with the due payment. */
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
          onEditList={onEditList}
        />
        <WhatItCosts order={order} step={step} />
        <ListCard order={order} onEdit={onEditList} />
        <RefundsCard order={order} />
        <Card title={t`Request`}>
          <GroupTripFacts {...order} />
        </Card>
        {order.type === 'refund' ? null : <PaperCard of={{ product: 'group', order }} />}
        <GroupReach order={order} />
        <RemarksCard key={order.id} product="group" order={order} />
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

/** A group's price and payments; for a refund request, the refund. */
function WhatItCosts({ order, step }: { order: GroupOrder; step: ReturnType<typeof useGroupStep> }) {
  const { afterSales: request } = order;
  if (request) return <QuoteCard product="group" order={{ status: order.status }} request={request} />;
  return (
    <>
      <OptionsCard order={order} step={step} />
      <PaymentsCard order={order} />
    </>
  );
}

function Caption({ order }: { order: GroupOrder }) {
  return (
    <span>
      <strong className={styles.number}>
        {order.type === 'refund' ? (
          <Trans>Refund {bookingText(order.id)}</Trans>
        ) : (
          <Trans>Group {bookingText(order.id)}</Trans>
        )}
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
  return <ContactDetailsCard product="group" order={order} facts={facts} />;
}
