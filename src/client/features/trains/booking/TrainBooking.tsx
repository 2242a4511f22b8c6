import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { localDate } from '../../../../contract/dates.ts';
import type { PassengerContext } from '../../../../contract/passengers.ts';
import type { TrainOrderInput } from '../../../../contract/train-orders.ts';
import type { TrainVerification } from '../../../../contract/train-search.ts';
import { CHILD_AGES, RAIL_RESTRICTIONS, type TrainParty } from '../../../../contract/train-terms.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useLocale } from '../../../api/settings.ts';
import { type BookingPlace, bookingPlace } from '../../../booking/booking-place.ts';
import { FormWaiting } from '../../../booking/FormWaiting.tsx';
import { KeptForm } from '../../../booking/KeptForm.tsx';
import { ownContact } from '../../../booking/own-contact.ts';
import { saveTravellers } from '../../../booking/travellers/save-travellers.ts';
import { useBooking } from '../../../booking/use-booking.ts';
import { useSettlementCurrencyChanged } from '../../../booking/use-settlement-currency-changed.ts';
import { trainMatch } from '../../../offline/drafts/resume.ts';
import { useOpenedForm } from '../../../offline/drafts/use-opened-form.ts';
import { useKeepsForm } from '../../../ui/keeps-form.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import type { TrainParams } from '../train-address.ts';
import { TrainForm } from './TrainForm.tsx';
import { type TrainDraft, trainDraft, trainHead } from './train-draft.ts';
import { emptyTrainForm, type TrainValues } from './train-values.ts';
import { useSendTrain } from './use-send-train.ts';

const CHECKED_FOR_MS = 8 * 60_000;

interface TrainBookingProps {
  /** The chosen class of a train. */
  offer: string;
  address: TrainParams;
  party: TrainParty;
}

/** The booking of one chosen train, with the saved draft for its search. */
export function TrainBooking(props: TrainBookingProps) {
  const { t } = useLingui();
  useKeepsForm();
  // Another train is another page: this one's props are frozen.
  const [{ offer, address, party }] = useState(props);
  const { opened } = useOpenedForm(trainDraft, trainMatch({ ...address }));
  const place = useMemo(() => {
    const headOf = (draft: TrainDraft) => trainHead({ address: { ...address } }, offer, draft);
    return opened && bookingPlace(opened, headOf, emptyTrainForm(party, ownContact()));
  }, [opened, address, offer, party]);
  if (!place) return <FormWaiting title={t`Passengers`} back="/train/booking" />;
  return <OpenBooking offer={offer} address={address} party={party} place={place} />;
}

/** The train's context for passenger rules. */
function tripOf(ride: TrainVerification['ride'] | undefined, today: string): PassengerContext {
  return {
    today,
    firstTravelDate: ride?.departure.slice(0, 10) ?? today,
    lastTravelDate: ride?.arrival.slice(0, 10) ?? today,
    childAges: CHILD_AGES,
    restrictions: RAIL_RESTRICTIONS,
  };
}

interface OpenBookingProps extends TrainBookingProps {
  place: BookingPlace<TrainValues, TrainOrderInput>;
}

/** Its price check, form and submission. */
function OpenBooking({ offer, address, party, place }: OpenBookingProps) {
  const { offer: _, ...otherTrains } = address;
  const { t } = useLingui();
  const navigate = useNavigate();
  const locale = useLocale();
  const [today] = useState(() => localDate(new Date(serverNow())));
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const booking = useBooking(place, 'createTrainOrder');
  const check = useApiQuery(
    'verifyTrain',
    { id: offer, passengers: party },
    { staleTime: CHECKED_FOR_MS, refetchInterval: CHECKED_FOR_MS, gcTime: 0 },
  );
  const hasMoved = useSettlementCurrencyChanged(
    check.data?.total.currency ?? null,
    t`The settlement currency has changed. Please search again for prices in the new currency.`,
    () => void navigate({ to: '/train/booking', search: otherTrains, replace: true }),
  );
  const { problem, refused, send, repeat } = useSendTrain({
    booking,
    offer: check.data,
    onBooked: ({ passengers }) => void saveTravellers(passengers, kept).catch(reportError),
    onStale: () => void check.refetch(),
  });
  const ride = check.data?.ride;
  const trip = useMemo(() => tripOf(ride, today), [ride, today]);
  const validate = async (values: TrainValues) => (await import('./train-errors.ts')).trainErrors(values, trip, locale);
  if (hasMoved) return <FormWaiting title={t`Passengers`} back="/train/booking" />;
  return (
    <KeptForm place={place} validate={validate} onSubmit={send}>
      <TrainForm
        place={place}
        check={check}
        otherTrains={otherTrains}
        trip={trip}
        problem={problem}
        refused={refused}
        busy={booking.busy}
        saving={{ chosen: kept, change: setKept }}
        onRepeat={booking.unanswered ? repeat : null}
      />
    </KeptForm>
  );
}
