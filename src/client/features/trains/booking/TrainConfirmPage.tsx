import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { trainOutline } from 'ionicons/icons';
import { useMemo, useState } from 'react';
import { localDate } from '../../../../contract/dates.ts';
import { DEFAULTS } from '../../../../contract/limits.ts';
import type { PassengerContext } from '../../../../contract/passengers.ts';
import type { TrainVerification } from '../../../../contract/train-search.ts';
import { CHILD_AGES, RAIL_DOCUMENTS, type TrainParty } from '../../../../contract/train-terms.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { session } from '../../../api/session.ts';
import { useLocale } from '../../../api/settings.ts';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { useDraftsAt } from '../../../offline/drafts/draft-values.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useKeepsForm } from '../../../ui/keeps-form.ts';
import { Page } from '../../../ui/Page.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { partyOf, readTrainParams } from '../train-params.ts';
import { TrainForm } from './TrainForm.tsx';
import { emptyTrainForm, readTrainForm, TRAIN_PARTY_PLACE, type TrainValues } from './train-values.ts';
import { useSendTrain } from './use-send-train.ts';

const CHECKED_FOR_MS = 8 * 60_000;

/** /train/booking/confirm: who rides on the chosen train; its seats are held when it is sent. */
export function TrainConfirmPage() {
  const { t } = useLingui();
  const params = readTrainParams(useSearch({ strict: false }));
  const party = partyOf(params);
  // What was typed before is read first: the form begins with it.
  const isRead = useDraftsAt(TRAIN_PARTY_PLACE) !== null;
  if (!params.offer)
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
  if (!isRead) return null;
  return <TrainBooking key={`${party.adult} ${party.child}`} id={params.offer} party={party} />;
}

function firstValues(party: TrainParty): TrainValues {
  const me = session.get()?.me;
  return emptyTrainForm(party, {
    name: me?.userInfo.nickname || me?.userInfo.username || '',
    email: me?.userInfo.email ?? '',
    areaCode: me?.userInfo.config.defaultRegion || DEFAULTS.region,
    phone: '',
  });
}

/** What the rules of a passenger need to know of the train. */
function tripOf(ride: TrainVerification['ride'] | undefined, today: string): PassengerContext {
  return {
    today,
    firstTravelDate: ride?.departure.slice(0, 10) ?? today,
    lastTravelDate: ride?.arrival.slice(0, 10) ?? today,
    childAges: CHILD_AGES,
    restrictions: { documentTypes: [...RAIL_DOCUMENTS], eligibleCountries: null, ineligibleCountries: [] },
  };
}

function TrainBooking({ id, party }: { id: string; party: TrainParty }) {
  const locale = useLocale();
  useKeepsForm();
  const [untouched] = useState(() => firstValues(party));
  const [today] = useState(() => localDate(new Date(serverNow())));
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const check = useApiQuery(
    'verifyTrain',
    { id, passengers: party },
    { staleTime: CHECKED_FOR_MS, refetchInterval: CHECKED_FOR_MS, gcTime: 0 },
  );
  const offer = check.data;
  const { problem, send } = useSendTrain({ offer, kept, onStale: () => void check.refetch() });
  const trip = useMemo(() => tripOf(offer?.ride, today), [offer, today]);
  return (
    <DraftForm<TrainValues>
      place={TRAIN_PARTY_PLACE}
      initialValues={untouched}
      read={(value) => readTrainForm(untouched, value)}
      validate={async (values) => (await import('./train-errors.ts')).trainErrors(values, trip, locale)}
      validateOnChange={false}
      onSubmit={send}
    >
      <TrainForm check={check} trip={trip} problem={problem} saving={{ chosen: kept, change: setKept }} />
    </DraftForm>
  );
}
