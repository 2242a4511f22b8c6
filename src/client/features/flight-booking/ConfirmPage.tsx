import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { airplaneOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { type ChosenSolution, chosenSolution } from '../../api/chosen-solution.ts';
import { useMe } from '../../api/session.ts';
import { ContinueDraft } from '../../offline/drafts/ui/ContinueDraft.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import { BookingScreen } from './BookingScreen.tsx';
import { isSettledIn } from './price-check.ts';

/** /flight/booking/confirm: needs a chosen flight, priced in the company's current settlement currency (spec §4). */
export function ConfirmPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => chosenSolution.get());
  const settlement = useMe()?.company.config.commonConfig.settlementCurrency;
  const { solution } = chosen ?? {};
  const hasMoved = solution !== undefined && settlement !== undefined && !isSettledIn(solution, settlement);

  useEffect(() => {
    if (!hasMoved) return;
    chosenSolution.clear();
    toast(t`The settlement currency has changed. Please search again for prices in the new currency.`, 'error');
    void navigate({ to: '/flight/booking', replace: true });
  }, [hasMoved, navigate, t]);

  if (chosen && !hasMoved) return <BookingScreen chosen={chosen} />;
  return (
    <Page title={t`Passengers`} back="/flight/booking">
      {hasMoved ? null : <NothingChosen onChosen={setChosen} />}
    </Page>
  );
}

/** The URL was opened directly, e.g. in a new tab: unfinished bookings of this device can be continued here. */
function NothingChosen({ onChosen }: { onChosen: (chosen: ChosenSolution) => void }) {
  const { t } = useLingui();
  const location = useLocation();
  useEffect(() => {
    // A draft links to this very page.
    const chosen = chosenSolution.get();
    if (chosen) onChosen(chosen);
  }, [location, onChosen]);
  return (
    <>
      <ContinueDraft />
      <EmptyState
        icon={airplaneOutline}
        title={t`No flight is chosen`}
        text={t`Search for flights and choose a fare; then the passengers are filled in here.`}
        action={<ButtonLink to="/flight/booking">{t`Search flights`}</ButtonLink>}
      />
    </>
  );
}
