import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import type { FormikErrors } from 'formik';
import { useState } from 'react';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder, OrderInput } from '../../../contract/flight-orders.ts';
import { chosenSolution } from '../../api/chosen-solution.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient } from '../../api/queries.ts';
import { type BookingOutcome, isBookedTwice } from '../../booking/attempt.ts';
import { type Refused, withRefused } from '../../booking/refused-fields.ts';
import type { useBooking } from '../../booking/use-booking.ts';
import { hintAtInstalling } from '../../offline/install.ts';
import { askToKeepStorageOnce } from '../../offline/storage-promise.ts';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { type BookingValues, isOrderInput, toOrderDraft } from './booking-values.ts';
import type { usePriceCheck } from './use-price-check.ts';

type Booking = ReturnType<typeof useBooking<BookingValues, OrderInput, FlightOrder>>;
type SetErrors = (errors: FormikErrors<BookingValues>) => void;

/** Refusals that say the checked offer no longer holds: the price is checked again and shown. */
const STALE: readonly number[] = [
  REFUSALS.verificationExpired.code,
  REFUSALS.priceChanged.code,
  REFUSALS.soldOut.code,
  REFUSALS.searchExpired.code,
];

function refusedOf(error: unknown, values: BookingValues): Refused<BookingValues> | null {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return null;
  return { fields: error.fields, values };
}

function wantsSecond(): Promise<boolean> {
  return confirmDialog({
    title: i18n._(msg`This form has been booked already`),
    text: i18n._(
      msg`Another tab or device has booked it, or is booking it now. Look at your bookings before you book the same passengers once more.`,
    ),
    confirm: i18n._(msg`Book once more`),
    danger: true,
  });
}

/** Books; a form that has been booked elsewhere once more only if the agent wants that, else null. */
async function bookWanted(
  { book }: Booking,
  order: OrderInput,
  values: BookingValues,
): Promise<BookingOutcome<FlightOrder> | null> {
  const outcome = await book(order, values);
  if (!isBookedTwice(outcome)) return outcome;
  return (await wantsSecond()) ? book(order, values, true) : null;
}

interface Parts {
  priceCheck: ReturnType<typeof usePriceCheck>;
  booking: Booking;
  /** The booking was made with these values. */
  onBooked: (values: BookingValues) => void;
}

/** From the filled form to the order's page: a price that holds, one booking, and words for whatever comes between. */
export function useSubmitBooking({ priceCheck, booking, onBooked }: Parts) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused<BookingValues> | null>(null);

  const openOrder = async (order: FlightOrder) => {
    queryClient.setQueryData(apiQueryKey('flightOrder', { id: order.id }), order);
    void invalidate('flightOrders', 'flightOrderCounts');
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
      await settle(await bookWanted(booking, draft, values), values, setErrors);
    },
    async repeat(values: BookingValues): Promise<void> {
      setProblem(null);
      await settle(await booking.repeat(values), values, null);
    },
  };
}
