import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { accountOf, useSession } from '../../api/session.ts';
import { lostBookings } from '../../booking/lost-bookings.ts';
import { type Arrived, followLostAnswers } from '../../offline/lost-answers/look-up.ts';
import { toast } from '../../ui/toast.ts';
import { keepSecret, recoveredResponseMessage } from './recovered-response-message.ts';

/** Looks up requests whose answers were lost, and reports the outcome. */
export function LostAnswersUpkeep() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const account = accountOf(useSession());
  useEffect(() => {
    const show = (arrived: Arrived) => {
      keepSecret(arrived);
      const { words, to } = recoveredResponseMessage(arrived);
      toast(i18n._(words), 'success', to && { label: t`View`, onPress: () => void navigate(to) });
    };
    return followLostAnswers(show, [lostBookings]);
  }, [account, i18n, navigate, t]);
  return null;
}
