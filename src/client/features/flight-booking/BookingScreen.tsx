import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { localDate } from '../../../contract/dates.ts';
import type { OrderInput } from '../../../contract/flight-orders.ts';
import type { ChosenSolution } from '../../api/chosen-solution.ts';
import { useLocale } from '../../api/settings.ts';
import { type BookingPlace, bookingPlace } from '../../booking/booking-place.ts';
import { KeptForm } from '../../booking/KeptForm.tsx';
import { ownContact, saveContactPhone } from '../../booking/own-contact.ts';
import { saveTravellers } from '../../booking/travellers/save-travellers.ts';
import { useBooking } from '../../booking/use-booking.ts';
import { useOpenedForm } from '../../offline/drafts/use-opened-form.ts';
import { travelDates } from '../../trip/itinerary.ts';
import { Card } from '../../ui/Card.tsx';
import { useKeepsForm } from '../../ui/keeps-form.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import { BookingForm } from './BookingForm.tsx';
import { type BookingDraft, bookingDraft, bookingHead, searchKey } from './booking-draft.ts';
import { type BookingValues, emptyBooking } from './booking-values.ts';
import { usePriceCheck } from './use-price-check.ts';
import { useSubmitBooking } from './use-submit-booking.ts';

function firstValues({ solution, search }: ChosenSolution): BookingValues {
  return emptyBooking(search.passengers, solution.restrictions, ownContact());
}

/** The booking of one chosen flight, with the saved draft for its trip. */
export function BookingScreen({ chosen }: { chosen: ChosenSolution }) {
  const { t } = useLingui();
  useKeepsForm();
  const match = searchKey(chosen.search);
  const { opened } = useOpenedForm(bookingDraft, match);
  const place = useMemo(() => {
    const headOf = (draft: BookingDraft) => bookingHead(chosen, draft);
    return opened && bookingPlace(opened, headOf, firstValues(chosen));
  }, [opened, chosen]);
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

/** Its price check, form and submission. */
function OpenBooking({ chosen, place }: { chosen: ChosenSolution; place: BookingPlace<BookingValues, OrderInput> }) {
  const [today] = useState(() => localDate(new Date(serverNow())));
  const locale = useLocale();
  const booking = useBooking(place, 'createFlightOrder');
  const priceCheck = usePriceCheck(chosen, booking.unanswered === null);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const submit = useSubmitBooking({
    priceCheck,
    booking,
    onBooked: ({ passengers, contact }) => {
      saveTravellers(passengers, kept).catch(reportError);
      saveContactPhone(contact).catch(reportError);
    },
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

  const validate = async (values: BookingValues) => {
    const { bookingErrors } = await import('./booking-errors.ts');
    return bookingErrors(values, trip, shown.selfTransfer, locale);
  };

  return (
    <KeptForm place={place} validate={validate} onSubmit={submit.send}>
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
    </KeptForm>
  );
}
