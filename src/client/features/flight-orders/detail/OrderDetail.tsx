import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../../api/queries.ts';
import { ChangeCard } from '../../../orders/ChangeCard.tsx';
import { asksAgent, nextStep } from '../../../orders/next-step.ts';
import { PassengersCard } from '../../../orders/PassengersCard.tsx';
import { OrderPaper } from '../../../orders/paper/OrderPaper.tsx';
import { QuoteCard } from '../../../orders/QuoteCard.tsx';
import { RemarksCard } from '../../../orders/RemarksCard.tsx';
import { TimelineCard } from '../../../orders/TimelineCard.tsx';
import { useClosePayment } from '../../../orders/use-close-payment.ts';
import { useDeadlinePassed } from '../../../orders/use-deadline-passed.ts';
import { Itinerary } from '../../../trip/Itinerary.tsx';
import { bookingText } from '../../../trip/passenger-name.ts';
import { Card } from '../../../ui/Card.tsx';
import { confirmDialog } from '../../../ui/confirm-dialog.ts';
import { lazyPart, useLoadedAhead } from '../../../ui/lazy-part.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { toast } from '../../../ui/toast.ts';
import { useReturn } from '../after-sales/use-return.ts';
import { ActionsCard } from './ActionsCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DisruptionStep, useOpenVoyage } from './DisruptionStep.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import styles from './OrderDetail.module.css';
import { PoliciesCard } from './PoliciesCard.tsx';
import { PriceCard } from './PriceCard.tsx';

const loadPayment = () => import('./FlightPaymentSheet.tsx');
/** Paying needs a connection: the device does not cache its code. */
const FlightPaymentSheet = lazyPart(async () => (await loadPayment()).FlightPaymentSheet, { isAskedFor: true });

const PushOffer = lazyPart(async () => (await import('../../../offline/PushOffer.tsx')).PushOffer);
const OptionCards = lazyPart(async () => (await import('../after-sales/OptionCards.tsx')).OptionCards);

interface OrderDetailProps {
  order: FlightOrder;
  /** Names the booking inside the first card, where no title bar does. */
  captioned: boolean;
  paying: boolean;
  onPaying: (paying: boolean) => void;
  /** The traveller's itinerary sheet is open. */
  sharing: boolean;
  onSharing: (sharing: boolean) => void;
}

/** The order, next step first. */
export function OrderDetail({ order, captioned, paying, onPaying, sharing, onSharing }: OrderDetailProps) {
  const { t } = useLingui();
  const online = useOnline();
  const isLate = useDeadlinePassed(order.payBy);
  const [openedAt] = useState(() => new Date(serverNow()));
  const voyage = useOpenVoyage(order);
  const first = nextStep(order, openedAt);
  const step = { ...first, late: asksAgent(first.kind) && isLate };
  const cancel = useCancelOrder(order);
  const asked = useReturn(order);
  const { onClosed } = useOrderFocus(paying);
  const payment = useClosePayment(paying, onPaying, {
    isPayable: step.kind === 'pay',
    isClosed: order.status === 'closed',
  });
  const [wasOpen, setWasOpen] = useState(payment.isOpen);
  if (payment.isOpen && !wasOpen) setWasOpen(true);
  const willPay = online && step.kind === 'pay';
  useLoadedAhead(willPay, loadPayment);
  const caption = captioned ? <Caption order={order} /> : undefined;
  return (
    <div className={styles.host}>
      <div className={styles.detail}>
        {voyage ? (
          <DisruptionStep order={order} voyage={voyage} caption={caption} />
        ) : (
          <NextStepCard
            order={order}
            step={step}
            caption={caption}
            onPay={() => onPaying(true)}
            onTicket={asked.askToTicket}
            onCancel={() => void cancel.ask()}
            onConfirm={() => void (order.type === 'change' ? asked.confirmChange() : asked.confirmRefund())}
            onWithdraw={() => void asked.withdraw()}
            onDeadline={() => void invalidate('flightOrder', 'bookings', 'bookingCounts')}
            busy={cancel.busy || asked.busy}
            offline={!online}
          />
        )}
        {step.kind === 'wait' ? <PushOffer /> : null}
        <div className={styles.pair}>
          <Card title={voyage ? t`Itinerary as booked` : t`Itinerary`}>
            <Itinerary journeys={order.journeys} />
          </Card>
          <div className={styles.passengers}>
            <PassengersCard order={order} hasEnded={step.kind === 'ended'} />
          </div>
          <RequestCard order={order} />
        </div>
        <ActionsCard order={order} onItinerary={() => onSharing(true)} />
        <div className={styles.pair}>
          <PoliciesCard order={order} />
          <ContactCard order={order} />
        </div>
        <RemarksCard key={order.id} product="flight" order={order} />
        <TimelineCard product="flight" timeline={order.timeline} />
      </div>
      {wasOpen ? (
        <FlightPaymentSheet
          order={order}
          open={payment.isOpen}
          onClose={payment.shut}
          onPaid={payment.shut}
          onClosed={onClosed}
        />
      ) : null}
      <OrderPaper of={{ product: 'flight', order }} sharing={sharing} onSharing={onSharing} />
    </div>
  );
}

/** The request for tickets, or a booking's price. */
function RequestCard({ order }: { order: FlightOrder }) {
  const request = order.afterSales;
  if (!request) return <PriceCard order={order} />;
  const { change } = request;
  if (!change) return <QuoteCard product="flight" order={order} request={request} />;
  return (
    <>
      {change.options ? <OptionCards order={order} options={change.options} /> : null}
      <ChangeCard product="flight" order={order} request={request} change={change} />
    </>
  );
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

/** Cancels the booking once the agent confirms it; the page shows the response. */
function useCancelOrder(order: FlightOrder) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiMutation('cancelFlightOrder', {
    onSuccess: (answer) => {
      queryClient.setQueryData(apiQueryKey('flightOrder', { id: answer.id }), answer);
      void invalidate('bookings', 'bookingCounts');
      toast(t`The booking was cancelled.`, 'success');
    },
    onError: (error) => {
      toast(messageOf(error), 'error');
      void invalidate('flightOrder', 'bookings', 'bookingCounts');
    },
  });
  return {
    busy: isPending,
    async ask(): Promise<void> {
      const id = bookingText(order.id);
      const yes = await confirmDialog({
        title: t`Cancel booking ${id}?`,
        text: t`The seats go back to the airline at once. This cannot be undone.`,
        confirm: t`Cancel the booking`,
        cancel: t`Keep it`,
        danger: true,
      });
      if (yes) mutate({ id: order.id });
    },
  };
}

function focusNextStep(): void {
  document.getElementById('next-step')?.focus({ preventScroll: true });
}

/**
 * Where the focus goes when the payment closes. One that opened by itself, after a booking, moves it to the order instead of the page's
 * top. One opened by a button returns it there; `onClosed` covers the case that the button is gone, since the order is paid.
 */
function useOrderFocus(paying: boolean): { onClosed: () => void } {
  const [cameToPay] = useState(paying);
  useEffect(() => {
    if (!cameToPay) return undefined;
    // After the page has focused its heading, before the sheet takes the focus.
    const frame = requestAnimationFrame(focusNextStep);
    return () => cancelAnimationFrame(frame);
  }, [cameToPay]);
  return {
    onClosed: () => {
      // After the sheet tries its button.
      setTimeout(() => {
        if (document.activeElement === document.body) focusNextStep();
      });
    },
  };
}
