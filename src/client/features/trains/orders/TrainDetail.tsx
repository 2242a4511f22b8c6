import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TRAIN_ORDER_STATES } from '../../../../contract/train-order-states.ts';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { ChangeCard } from '../../../orders/ChangeCard.tsx';
import { ContactDetailsCard } from '../../../orders/ContactDetailsCard.tsx';
import { actionOf } from '../../../orders/order-actions.ts';
import { PassengersCard } from '../../../orders/PassengersCard.tsx';
import { PaperCard } from '../../../orders/paper/PaperCard.tsx';
import { QuoteCard } from '../../../orders/QuoteCard.tsx';
import { RemarksCard } from '../../../orders/RemarksCard.tsx';
import { SEAT_LABELS } from '../../../orders/seat-labels.ts';
import { TimelineCard } from '../../../orders/TimelineCard.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { RideLine } from '../RideLine.tsx';
import { TrainPrices } from '../TrainPrices.tsx';
import { TicketsCard } from './TicketsCard.tsx';
import { TrainPaymentSheet } from './TrainPaymentSheet.tsx';
import { TrainStepCard } from './TrainStepCard.tsx';
import styles from './Trains.module.css';

/** Final, but with valid tickets. */
const TICKETED: readonly TrainOrder['status'][] = ['issued', 'changed'];

interface TrainDetailProps {
  order: TrainOrder;
  /** Names the booking inside the first card, where no title bar does. */
  captioned: boolean;
  pays: boolean;
}

/** A train booking, next step first. */
export function TrainDetail({ order, captioned, pays }: TrainDetailProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const isPayable = actionOf(order, 'pay')?.allowed === true;
  const [isPaying, setPaying] = useState(pays && isPayable);
  const { ride, seatClass, status } = order;
  const hasEnded = !TICKETED.includes(status) && TRAIN_ORDER_STATES[status]?.final === true;
  return (
    <div className={styles.detail}>
      <TrainStepCard order={order} captioned={captioned} onPay={() => setPaying(true)} />
      <Card title={`${ride.trainNo} · ${i18n._(labelOf(SEAT_LABELS, seatClass))}`}>
        <div className={styles.ride}>
          <strong>{format.date(ride.departure.slice(0, 10))}</strong>
          <RideLine ride={ride} />
        </div>
      </Card>
      <PassengersCard order={order} hasEnded={hasEnded} />
      <WhatItCosts order={order} />
      <TicketsCard order={order} />
      <PaperCard of={{ product: 'train', order }} />
      <TrainReach order={order} />
      <RemarksCard key={order.id} product="train" order={order} />
      <TimelineCard timeline={order.timeline} product="train" />
      <TrainPaymentSheet order={order} open={isPaying} onClose={() => setPaying(false)} />
    </div>
  );
}

/** A booking's price, or a request for its tickets with its price or refund. */
function WhatItCosts({ order }: { order: TrainOrder }) {
  const { t } = useLingui();
  const request = order.afterSales;
  if (!request)
    return (
      <Card title={t`Price`}>
        <TrainPrices prices={order.prices} total={order.total} fee={order.payment?.fee} />
      </Card>
    );
  const { change } = request;
  return change ? (
    <ChangeCard order={order} request={request} change={change} product="train" />
  ) : (
    <QuoteCard order={order} request={request} product="train" />
  );
}

function TrainReach({ order }: { order: TrainOrder }) {
  const { t } = useLingui();
  const isSafe = useClientSafe();
  const { createdBy, pnr, supplier } = order;
  const facts = [
    { name: t`Booked by`, value: createdBy },
    ...(pnr ? [{ name: t`Railway order`, value: isSafe ? pnr : `${pnr} · ${supplier}`, isNumber: true }] : []),
  ];
  return <ContactDetailsCard product="train" order={order} facts={facts} />;
}
