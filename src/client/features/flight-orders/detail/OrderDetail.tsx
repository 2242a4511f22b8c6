import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useOnline } from '../../../api/online.ts';
import { invalidate } from '../../../api/queries.ts';
import { ChangeCard } from '../../../orders/ChangeCard.tsx';
import { PassengersCard } from '../../../orders/PassengersCard.tsx';
import { QuoteCard } from '../../../orders/QuoteCard.tsx';
import { TimelineCard } from '../../../orders/TimelineCard.tsx';
import { useDeadlinePassed } from '../../../orders/use-deadline-passed.ts';
import { useOrderFocus } from '../../../orders/use-order-focus.ts';
import { useShutPayment } from '../../../orders/use-shut-payment.ts';
import { Itinerary } from '../../../trip/Itinerary.tsx';
import { bookingText } from '../../../trip/passenger-name.ts';
import { Card } from '../../../ui/Card.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { useReturn } from '../after-sales/use-return.ts';
import { nextStep } from '../next-step.ts';
import { useCancelOrder } from '../use-cancel-order.ts';
import { ActionsCard } from './ActionsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { FlightPaymentSheet } from './FlightPaymentSheet.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import styles from './OrderDetail.module.css';
import { PoliciesCard } from './PoliciesCard.tsx';
import { PriceCard } from './PriceCard.tsx';
import { PrintSheet, usePrinting } from './PrintSheet.tsx';
import { RemarksCard } from './RemarksCard.tsx';

interface OrderDetailProps {
  order: FlightOrder;
  /** Names the booking inside the first card, where no title bar does. */
  captioned: boolean;
  paying: boolean;
  onPaying: (paying: boolean) => void;
}

/** The order, next step first. */
export function OrderDetail({ order, captioned, paying, onPaying }: OrderDetailProps) {
  const { t } = useLingui();
  const online = useOnline();
  const isLate = useDeadlinePassed(order.payBy);
  const [openedAt] = useState(() => new Date(serverNow()));
  const first = nextStep(order, openedAt);
  const step = { ...first, late: first.kind === 'pay' && isLate };
  const cancel = useCancelOrder(order);
  const asked = useReturn(order);
  const [withPrices, setWithPrices] = useState(false);
  const { printing, print, done } = usePrinting();
  const { onClosed } = useOrderFocus(paying);
  const payment = useShutPayment(paying, onPaying, {
    isPayable: step.kind === 'pay',
    isClosed: order.status === 'closed',
  });
  return (
    <div className={styles.host}>
      <div className={styles.detail}>
        <NextStepCard
          order={order}
          step={step}
          caption={captioned ? <Caption order={order} /> : undefined}
          onPay={() => onPaying(true)}
          onCancel={() => void cancel.ask()}
          onConfirm={() => void (order.type === 'change' ? asked.confirmChange() : asked.confirmRefund())}
          onDeadline={() => void invalidate('flightOrder', 'flightOrders', 'flightOrderCounts')}
          busy={cancel.busy || asked.busy}
          offline={!online}
        />
        <div className={styles.pair}>
          <Card title={t`Itinerary`}>
            <Itinerary journeys={order.journeys} />
          </Card>
          <div className={styles.passengers}>
            <PassengersCard order={order} hasEnded={step.kind === 'ended'} />
          </div>
          <RequestCard order={order} />
        </div>
        <ActionsCard order={order} withPrices={withPrices} onWithPrices={setWithPrices} onPrint={print} />
        <div className={styles.pair}>
          <PoliciesCard order={order} />
          <ContactCard order={order} />
        </div>
        <RemarksCard key={order.id} order={order} />
        <TimelineCard timeline={order.timeline} />
      </div>
      <FlightPaymentSheet
        order={order}
        open={payment.isOpen}
        onClose={payment.shut}
        onPaid={payment.shut}
        onClosed={onClosed}
      />
      {printing ? <PrintSheet order={order} withPrices={withPrices} printer={printing} onDone={done} /> : null}
    </div>
  );
}

/** What was asked of tickets, or what a booking costs. */
function RequestCard({ order }: { order: FlightOrder }) {
  const request = order.afterSales;
  if (!request) return <PriceCard order={order} />;
  const { change } = request;
  return change ? <ChangeCard order={order} request={request} change={change} /> : <QuoteCard request={request} />;
}

function Caption({ order }: { order: FlightOrder }) {
  return (
    <span>
      <strong className={styles.number}>
        <Trans>Order {bookingText(order.id)}</Trans>
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
