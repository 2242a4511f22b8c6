import { type FormikErrors, Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { dateInZone } from '../../../contract/dates.ts';
import { DEFAULTS } from '../../../contract/limits.ts';
import type { ChosenSolution } from '../../api/chosen-solution.ts';
import { accountOf, session } from '../../api/session.ts';
import { useLocale } from '../../api/settings.ts';
import { travelDates } from '../../trip/itinerary.ts';
import { useKeepsForm } from '../../ui/keeps-form.ts';
import { BookingForm } from './BookingForm.tsx';
import { type BookingValues, emptyBooking } from './booking-values.ts';
import { keptBooking, searchKey } from './kept-booking.ts';
import { useBooking } from './use-booking.ts';
import { usePriceCheck } from './use-price-check.ts';
import { useSubmitBooking } from './use-submit-booking.ts';

function firstValues({ solution, search }: ChosenSolution): BookingValues {
  const me = session.get()?.me;
  return emptyBooking(search.passengers, solution.restrictions, {
    name: me?.userInfo.nickname || me?.userInfo.username || '',
    email: me?.userInfo.email ?? '',
    areaCode: me?.userInfo.config.defaultRegion || DEFAULTS.region,
    phone: '',
  });
}

/** The booking of one chosen flight: its price check, its form and what sends it. */
export function BookingScreen({ chosen }: { chosen: ChosenSolution }) {
  useKeepsForm();
  const [today] = useState(() => dateInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  const locale = useLocale();
  const [place] = useState(() => keptBooking(accountOf(session.get()), searchKey(chosen.search)));
  const [initialValues] = useState(() => place.read()?.values ?? firstValues(chosen));
  const booking = useBooking(place);
  const priceCheck = usePriceCheck(chosen, booking.unanswered === null);
  const submit = useSubmitBooking({ priceCheck, booking });
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
        busy={booking.busy}
        onRepeat={booking.unanswered ? submit.repeat : null}
      />
    </Formik>
  );
}
