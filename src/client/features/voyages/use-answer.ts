import { useLingui } from '@lingui/react/macro';
import { messageOf } from '../../api/errors.ts';
import { invalidate, useApiMutation } from '../../api/queries.ts';
import { setDraft } from '../../offline/drafts/draft-values.ts';
import { toast } from '../../ui/toast.ts';
import { ANSWERED } from './voyage-answers.ts';

/** Refetches what an answer to a disruption changes. */
export const askAgain = () => void invalidate('voyages', 'flightOrder', 'bookings', 'bookingCounts');

/** Answers one disruption; its remark is saved until the response. */
export function useAnswer(place: string, onDone: () => void) {
  const { i18n } = useLingui();
  return useApiMutation('answerVoyage', {
    keptAt: place,
    onSuccess: ({ decision }) => {
      if (decision) toast(i18n._(ANSWERED[decision]), 'success');
      setDraft(place, undefined);
      onDone();
      askAgain();
    },
    onError: (error) => {
      toast(messageOf(error), 'error');
      askAgain();
    },
  });
}
