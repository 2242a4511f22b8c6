import { useNavigate } from '@tanstack/react-router';
import type { FormikErrors } from 'formik';
import { useState } from 'react';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { chosenSolution } from '../../api/chosen-solution.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient } from '../../api/queries.ts';
import type { BookingOutcome } from '../../booking/attempt.ts';
import { bookOnce } from '../../booking/book-once.ts';
import { type Refused, refusedOf, withRefused } from '../../booking/refused-fields.ts';
import type { Booking } from '../../booking/use-booking.ts';
import { hintAtInstalling } from '../../offline/install.ts';
import { askToKeepStorageOnce } from '../../offline/storage-promise.ts';
import { type BookingValues, isOrderInput, toOrderDraft } from './booking-values.ts';
import type { usePriceCheck } from './use-price-check.ts';

type SetErrors = (errors: FormikErrors<BookingValues>) => void;

/** Errors that mean the checked offer is outdated: the price is checked again and shown. */
const STALE: readonly number[] = [
  REFUSALS.verificationExpired.code,
  REFUSALS.priceChanged.code,
  REFUSALS.settlementChanged.code,
  REFUSALS.soldOut.code,
  REFUSALS.searchExpired.code,
];

interface Parts {
  priceCheck: ReturnType<typeof usePriceCheck>;
  booking: Booking<BookingValues, 'createFlightOrder'>;
  /** The booking was made with these values. */
  onBooked: (values: BookingValues) => void;
}

/** From the filled form to the order's page: a valid price, one booking, and messages for everything in between. */
export function useSubmitBooking({ priceCheck, booking, onBooked }: Parts) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused<BookingValues> | null>(null);

  const openOrder = async (order: FlightOrder) => {
    queryClient.setQueryData(apiQueryKey('flightOrder', { id: order.id }), order);
    void invalidate('bookings', 'bookingCounts');
    chosenSolution.clear();
    hintAtInstalling();
    askToKeepStorageOnce();
    const isPayable = order.actions.some(({ action, allowed }) => action === 'pay' && allowed);
    await navigate({
      to: '/flight/orders/$id',
      params: { id: order.id },
      search: isPayable ? { pay: true } : {},
      replace: true,
    });
  };

  const explain = (
    outcome: Exclude<BookingOutcome<FlightOrder>, { kind: 'booked' }>,
    values: BookingValues,
    setErrors: SetErrors | null,
  ) => {
    const fields = refusedOf(outcome.error, values);
    setRefused(fields);
    const isMarked = fields !== null && setErrors !== null;
    if (isMarked) setErrors(withRefused({}, fields, values));
    const isStale = outcome.error instanceof ApiError && STALE.includes(outcome.error.code);
    if (isStale) void priceCheck.check();
    setProblem(outcome.kind === 'refused' && !isMarked ? messageOf(outcome.error) : null);
  };

  const settle = async (
    outcome: BookingOutcome<FlightOrder> | null,
    values: BookingValues,
    setErrors: SetErrors | null,
  ): Promise<void> => {
    if (outcome === null) return;
    if (outcome.kind !== 'booked') return explain(outcome, values, setErrors);
    onBooked(values);
    await openOrder(outcome.order);
  };

  return {
    problem,
    refused,
    async send(values: BookingValues, setErrors: SetErrors): Promise<void> {
      setProblem(null);
      setRefused(null);
      const offer = await priceCheck.ensureFresh();
      if (!offer) return;
      const draft = toOrderDraft(values, offer.verificationId);
      if (!isOrderInput(draft)) return;
      await settle(await bookOnce(booking, draft, values), values, setErrors);
    },
    async repeat(values: BookingValues): Promise<void> {
      setProblem(null);
      await settle(await booking.repeat(values), values, null);
    },
  };
}
