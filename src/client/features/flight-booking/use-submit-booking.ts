import { useNavigate } from '@tanstack/react-router';
import { type FormikErrors, setIn } from 'formik';
import { useState } from 'react';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { chosenSolution } from '../../api/chosen-solution.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient } from '../../api/queries.ts';
import { hintAtInstalling } from '../../offline/install.ts';
import { askToKeepStorageOnce } from '../../offline/storage-promise.ts';
import { type BookingValues, isOrderInput, toOrderDraft } from './booking-values.ts';
import type { BookingOutcome, useBooking } from './use-booking.ts';
import type { usePriceCheck } from './use-price-check.ts';

type SetErrors = (errors: FormikErrors<BookingValues>) => void;

/** Refusals that say the checked offer no longer holds: the price is checked again and shown. */
const STALE: readonly number[] = [
  REFUSALS.verificationExpired.code,
  REFUSALS.priceChanged.code,
  REFUSALS.soldOut.code,
  REFUSALS.searchExpired.code,
];

function fieldErrorsOf(error: unknown): FormikErrors<BookingValues> | null {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return null;
  let errors: FormikErrors<BookingValues> = {};
  for (const [path, text] of Object.entries(error.fields)) errors = setIn(errors, path, text);
  return errors;
}

interface Parts {
  priceCheck: ReturnType<typeof usePriceCheck>;
  booking: ReturnType<typeof useBooking>;
}

/** From the filled form to the order's page: a price that holds, one booking, and words for whatever comes between. */
export function useSubmitBooking({ priceCheck, booking }: Parts) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);

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

  const explain = (outcome: Exclude<BookingOutcome, { kind: 'booked' }>, setErrors: SetErrors | null) => {
    const fields = fieldErrorsOf(outcome.error);
    if (fields && setErrors) setErrors(fields);
    const isStale = outcome.error instanceof ApiError && STALE.includes(outcome.error.code);
    if (isStale) void priceCheck.check();
    setProblem(outcome.kind === 'refused' && !fields ? messageOf(outcome.error) : null);
  };

  const settle = async (outcome: BookingOutcome | null, setErrors: SetErrors | null): Promise<void> => {
    if (outcome === null) return;
    if (outcome.kind === 'booked') await openOrder(outcome.order);
    else explain(outcome, setErrors);
  };

  return {
    problem,
    async send(values: BookingValues, setErrors: SetErrors): Promise<void> {
      setProblem(null);
      const offer = await priceCheck.ensureFresh();
      if (!offer) return;
      const draft = toOrderDraft(values, offer.verificationId);
      if (isOrderInput(draft)) await settle(await booking.book(draft, values), setErrors);
    },
    async repeat(values: BookingValues): Promise<void> {
      setProblem(null);
      await settle(await booking.repeat(values), null);
    },
  };
}
