import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { trainOutline } from 'ionicons/icons';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { partyOf, readTrainParams } from '../train-params.ts';
import { TrainBooking } from './TrainBooking.tsx';

/** /train/booking/confirm: the chosen train's passengers; its seats are held on submission. */
export function TrainConfirmPage() {
  const { t } = useLingui();
  const address = readTrainParams(useSearch({ strict: false }));
  const { offer } = address;
  if (offer)
    return <TrainBooking key={JSON.stringify(address)} offer={offer} address={address} party={partyOf(address)} />;
  return (
    <Page title={t`Passengers`} back="/train/booking">
      <EmptyState
        icon={trainOutline}
        title={t`No train is chosen`}
        text={t`Choose a class of a train first.`}
        action={<ButtonLink to="/train/booking">{t`Search trains`}</ButtonLink>}
      />
    </Page>
  );
}
