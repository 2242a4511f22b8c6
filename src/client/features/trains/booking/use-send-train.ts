import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';
import { REFUSALS } from '../../../../contract/errors.ts';
import type { TrainVerification } from '../../../../contract/train-search.ts';
import { call } from '../../../api/call.ts';
import { ApiError, messageOf } from '../../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient } from '../../../api/queries.ts';
import { saveTravellers } from '../../../booking/travellers/save-travellers.ts';
import { setDraft } from '../../../offline/drafts/draft-values.ts';
import { isTrainOrder, sendingOf, TRAIN_PARTY_PLACE, type TrainValues, toTrainOrder } from './train-values.ts';

/** Refusals that say the price check no longer holds: it is made again. */
const STALE: readonly number[] = [REFUSALS.verificationExpired.code, REFUSALS.soldOut.code, REFUSALS.priceChanged.code];

interface Sending {
  offer: TrainVerification | undefined;
  /** Places of the passengers that are kept once the booking is made. */
  kept: ReadonlySet<number>;
  onStale: () => void;
}

/** Books once and opens the order to be paid; what the server objects to stands at its field, or above the form. */
export function useSendTrain({ offer, kept, onStale }: Sending) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (
    values: TrainValues,
    { setErrors, setFieldValue }: FormikHelpers<TrainValues>,
  ): Promise<boolean> => {
    setProblem(null);
    const draft = offer ? toTrainOrder(values, offer.verificationId, offer.seats.seatClass) : null;
    if (!draft || !isTrainOrder(draft)) return false;
    const sent = sendingOf(values, draft);
    // Written down before it leaves: whether it has arrived may never be known.
    await setFieldValue('sent', sent, false);
    setDraft(TRAIN_PARTY_PLACE, { ...values, sent });
    try {
      const order = await call('createTrainOrder', draft, { idempotencyKey: sent.key });
      queryClient.setQueryData(apiQueryKey('trainOrder', { id: order.id }), order);
      void invalidate('trainOrders', 'searchTrains');
      void saveTravellers(values.passengers, kept).catch(reportError);
      setDraft(TRAIN_PARTY_PLACE, undefined);
      await navigate({ to: '/train/orders/$id', params: { id: order.id }, search: { pay: true }, replace: true });
      return true;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind !== 'network';
      if (isRefused && STALE.includes(error.code)) onStale();
      // The server names fields by the same paths.
      if (isRefused && Object.keys(error.fields).length > 0) setErrors(error.fields as FormikErrors<TrainValues>);
      else if (isRefused) setProblem(messageOf(error));
      else
        setProblem(
          t`The answer got lost, so it is not known yet whether the booking was made. Send it again: it is never made twice.`,
        );
      return false;
    }
  };
  return { problem, send };
}
