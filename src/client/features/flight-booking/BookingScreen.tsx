import { useLingui } from '@lingui/react/macro';
import { Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { localDate } from '../../../contract/dates.ts';
import type { OrderInput } from '../../../contract/flight-orders.ts';
import { DEFAULTS } from '../../../contract/limits.ts';
import { call } from '../../api/call.ts';
import type { ChosenSolution } from '../../api/chosen-solution.ts';
import { session } from '../../api/session.ts';
import { useLocale } from '../../api/settings.ts';
import { type BookingPlace, bookingPlace } from '../../booking/booking-place.ts';
import type { BookingAttempt } from '../../booking/kept-party.ts';
import { saveTravellers } from '../../booking/travellers/save-travellers.ts';
import { useBooking } from '../../booking/use-booking.ts';
import { openDraftId, setOpenDraft } from '../../offline/drafts/open-id.ts';
import { useDraft } from '../../offline/drafts/use-draft.ts';
import { travelDates } from '../../trip/itinerary.ts';
import { Card } from '../../ui/Card.tsx';
import { useKeepsForm } from '../../ui/keeps-form.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import { toast } from '../../ui/toast.ts';
import { BookingForm } from './BookingForm.tsx';
import { type BookingDraft, bookingDraft, bookingHead, searchKey } from './booking-draft.ts';
import { type BookingValues, emptyBooking } from './booking-values.ts';
import { usePriceCheck } from './use-price-check.ts';
import { useSubmitBooking } from './use-submit-booking.ts';

const createOrder = ({ key, body }: BookingAttempt<OrderInput>) =>
  call('createFlightOrder', body, { idempotencyKey: key });

function firstValues({ solution, search }: ChosenSolution): BookingValues {
  const me = session.get()?.me;
  return emptyBooking(search.passengers, solution.restrictions, {
    name: me?.userInfo.nickname || me?.userInfo.username || '',
    email: me?.userInfo.email ?? '',
    areaCode: me?.userInfo.config.defaultRegion || DEFAULTS.region,
    phone: '',
  });
}

/** The booking of one chosen flight, with what was already typed for its trip. */
export function BookingScreen({ chosen }: { chosen: ChosenSolution }) {
  const { t } = useLingui();
  useKeepsForm();
  const match = searchKey(chosen.search);
  const [id] = useState(() => openDraftId(match));
  const opened = useDraft(bookingDraft, id);
  const place = useMemo(() => {
    const headOf = (draft: BookingDraft) => bookingHead(chosen, draft);
    return opened && bookingPlace(opened, headOf, firstValues(chosen));
  }, [opened, chosen]);
  const openedId = opened?.session.id;
  const problem = opened?.problem;
  useEffect(() => {
    if (openedId) setOpenDraft(openedId, match);
  }, [openedId, match]);
  useEffect(() => {
    if (problem === 'broken')
      toast(t`What was kept of this form is damaged. It is kept aside; please look at Drafts.`, 'error');
    if (problem === 'future')
      toast(t`This draft was made with a newer version of this app. It is kept under Drafts.`, 'error');
  }, [problem, t]);
  if (!place)
    return (
      <Page title={t`Passengers`} back="/flight/booking">
        <Card>
          <Skeleton height="56px" lines={5} />
        </Card>
      </Page>
    );
  return <OpenBooking chosen={chosen} place={place} />;
}

/** Its price check, its form and what sends it. */
function OpenBooking({ chosen, place }: { chosen: ChosenSolution; place: BookingPlace<BookingValues, OrderInput> }) {
  const [today] = useState(() => localDate(new Date(serverNow())));
  const locale = useLocale();
  const [initialValues] = useState(() => place.held.get().values);
  const booking = useBooking(place, createOrder);
  const priceCheck = usePriceCheck(chosen, booking.unanswered === null);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const submit = useSubmitBooking({
    priceCheck,
    booking,
    onBooked: ({ passengers }) => void saveTravellers(passengers, kept).catch(reportError),
  });
  const { shown } = priceCheck;
  const trip = useMemo(() => {
    const { first, last } = travelDates(shown.journeys);
    return {
      today,
      firstTravelDate: first,
      lastTravelDate: last,
      restrictions: shown.restrictions,
    };
  }, [shown, today]);

  const validate = async (values: BookingValues): Promise<FormikErrors<BookingValues>> => {
    const { bookingErrors } = await import('./booking-errors.ts');
    return bookingErrors(values, trip, shown.selfTransfer, locale);
  };

  return (
    <Formik<BookingValues>
      initialValues={initialValues}
      validate={validate}
      validateOnChange={false}
      onSubmit={(values, helpers: FormikHelpers<BookingValues>) => submit.send(values, helpers.setErrors)}
    >
      <BookingForm
        chosen={chosen}
        place={place}
        priceCheck={priceCheck}
        trip={trip}
        problem={submit.problem}
        refused={submit.refused}
        busy={booking.busy}
        saving={{ chosen: kept, change: setKept }}
        onRepeat={booking.unanswered ? submit.repeat : null}
      />
    </Formik>
  );
}
