import { useNavigate } from '@tanstack/react-router';
import type { FormikErrors } from 'formik';
import { useState } from 'react';
import { REFUSALS } from '../../../../contract/errors.ts';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import type { TrainVerification } from '../../../../contract/train-search.ts';
import { isBarred } from '../../../api/barred.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { refreshMe } from '../../../api/fresh-me.ts';
import { apiQueryKey, invalidate, queryClient } from '../../../api/queries.ts';
import type { BookingOutcome } from '../../../booking/attempt.ts';
import { bookOnce } from '../../../booking/book-once.ts';
import { type Refused, refusedOf, withRefused } from '../../../booking/refused-fields.ts';
import type { Booking } from '../../../booking/use-booking.ts';
import { isTrainOrder, type TrainValues, toTrainOrder } from './train-values.ts';

/** Errors that mean the price check is outdated: it is repeated. */
const STALE: readonly number[] = [REFUSALS.verificationExpired.code, REFUSALS.soldOut.code, REFUSALS.priceChanged.code];

type SetErrors = (errors: FormikErrors<TrainValues>) => void;

interface Sending {
  booking: Booking<TrainValues, 'createTrainOrder'>;
  offer: TrainVerification | undefined;
  /** The booking was made with these values. */
  onBooked: (values: TrainValues) => void;
  onStale: () => void;
}

/** Books once and opens the order for payment; server errors are shown at their fields, or above the form. */
export function useSendTrain({ booking, offer, onBooked, onStale }: Sending) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused<TrainValues> | null>(null);

  const openOrder = async (order: TrainOrder) => {
    queryClient.setQueryData(apiQueryKey('trainOrder', { id: order.id }), order);
    void invalidate('trainOrders', 'searchTrains', 'bookings', 'bookingCounts');
    await navigate({ to: '/train/orders/$id', params: { id: order.id }, search: { pay: true }, replace: true });
  };

  const settle = async (
    outcome: BookingOutcome<TrainOrder> | null,
    values: TrainValues,
    setErrors: SetErrors | null,
  ): Promise<void> => {
    if (outcome === null) return;
    if (outcome.kind === 'booked') {
      onBooked(values);
      return openOrder(outcome.order);
    }
    const { error, kind } = outcome;
    const isOff = isBarred(error);
    if (isOff || (error instanceof ApiError && STALE.includes(error.code))) onStale();
    // The page redirects by itself once it knows the company's settlement currency.
    if (error instanceof ApiError && error.code === REFUSALS.settlementChanged.code) void refreshMe().catch(() => null);
    const fields = refusedOf(error, values);
    setRefused(fields);
    const isMarked = fields !== null && setErrors !== null;
    if (isMarked) setErrors(withRefused({}, fields, values));
    // The repeated check says that trains are off, and when they are on again.
    setProblem(kind === 'refused' && !isMarked && !isOff ? messageOf(error) : null);
  };

  return {
    problem,
    refused,
    async send(values: TrainValues, setErrors: SetErrors): Promise<void> {
      setProblem(null);
      setRefused(null);
      const order = offer ? toTrainOrder(values, offer.verificationId, offer.seats.seatClass) : null;
      if (!order || !isTrainOrder(order)) return;
      await settle(await bookOnce(booking, order, values), values, setErrors);
    },
    async repeat(values: TrainValues): Promise<void> {
      setProblem(null);
      await settle(await booking.repeat(values), values, null);
    },
  };
}
