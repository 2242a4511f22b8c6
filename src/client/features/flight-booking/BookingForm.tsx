import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { PassengerContext } from '../../../contract/passengers.ts';
import type { ChosenSolution } from '../../api/chosen-solution.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { IsolatedFields } from '../../form/IsolatedFields.tsx';
import { FormDraftNotices } from '../../offline/drafts/ui/DraftNotices.tsx';
import { SavedTag } from '../../offline/drafts/ui/SavedTag.tsx';
import { flightName, routeOf, travelDates } from '../../trip/itinerary.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Page } from '../../ui/Page.tsx';
import { BookingFooter } from './BookingFooter.tsx';
import styles from './BookingForm.module.css';
import type { BookingPlace } from './booking-place.ts';
import { type BookingValues, firstDocument } from './booking-values.ts';
import { ClearFixedErrors } from './ClearFixedErrors.tsx';
import { ContactFields } from './ContactFields.tsx';
import { KeepValues } from './KeepValues.tsx';
import { PassengerChips } from './PassengerChips.tsx';
import { PassengerFields } from './PassengerFields.tsx';
import { PriceCheckPanel } from './PriceCheckPanel.tsx';
import { clearUnfitting } from './price-check.ts';
import { SelfTransferField } from './SelfTransferField.tsx';
import { TripSummary } from './TripSummary.tsx';
import { passengerIndex, useFieldLabel } from './use-field-label.ts';
import { usePassengerTitle } from './use-passenger-title.ts';
import type { usePriceCheck } from './use-price-check.ts';

interface BookingFormProps {
  chosen: ChosenSolution;
  place: BookingPlace;
  priceCheck: ReturnType<typeof usePriceCheck>;
  trip: PassengerContext;
  problem: string | null;
  busy: boolean;
  onRepeat: ((values: BookingValues) => Promise<void>) | null;
}

export function BookingForm({ chosen, place, priceCheck, trip, problem, busy, onRepeat }: BookingFormProps) {
  const { t } = useLingui();
  const { values, errors, submitCount, setValues } = useFormikContext<BookingValues>();
  const [active, setActive] = useState(0);
  const labelOf = useFieldLabel();
  const titleOf = usePassengerTitle(values.passengers);
  const leave = useLeaving(chosen);
  const { shown, state } = priceCheck;
  const travel = { first: trip.firstTravelDate, last: trip.lastTravelDate };
  const passengerErrors = Array.isArray(errors.passengers) ? errors.passengers : [];
  const faulty = submitCount > 0 ? values.passengers.flatMap((_, i) => (passengerErrors[i] ? [i] : [])) : [];
  const accept = () => {
    if (state.status === 'changed') {
      const { restrictions } = state.answer.solution;
      void setValues(clearUnfitting(values, restrictions, firstDocument(restrictions)), false);
    }
    priceCheck.accept();
  };
  const hasNext = active + 1 < values.passengers.length;
  const next = hasNext ? titleOf(active + 1).name : '';
  return (
    <Page
      title={t`Passengers`}
      subtitle={<TripLine solution={shown} />}
      back={chosen.resultsPath ?? '/flight/booking'}
      end={<SavedTag session={place.session} />}
      wide
      footer={
        <BookingFooter
          solution={shown}
          check={state}
          busy={busy}
          onRepeat={onRepeat ? () => void onRepeat(values) : null}
        />
      }
    >
      <div className={styles.columns}>
        <form className={styles.form} noValidate autoComplete="on" onSubmit={(event) => event.preventDefault()}>
          <KeepValues place={place} />
          <FormDraftNotices session={place.session} />
          <ClearFixedErrors />
          {onRepeat ? (
            <p className={styles.problem} role="alert">
              <Trans>
                The answer got lost, so it is not known yet whether the booking was made. Ask again: the same booking is
                sent, and it is never made twice.
              </Trans>
            </p>
          ) : (
            <PriceCheckPanel
              state={state}
              values={values}
              onRetry={() => void priceCheck.check()}
              onAccept={accept}
              onBack={leave.choose}
              onSearchAgain={leave.searchAgain}
            />
          )}
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
          <ErrorSummary
            labelOf={labelOf}
            groupOf={(path) => {
              const index = passengerIndex(path);
              return index === null ? undefined : titleOf(index).name;
            }}
            onGo={(path) => {
              const index = passengerIndex(path);
              if (index !== null) setActive(index);
            }}
          />
          {values.passengers.length > 1 ? (
            <PassengerChips passengers={values.passengers} faulty={faulty} active={active} onSelect={setActive} />
          ) : null}
          <PassengerFields
            key={active}
            index={active}
            passengers={values.passengers}
            restrictions={shown.restrictions}
            travel={travel}
            today={trip.today}
          />
          {hasNext ? (
            <Button kind="quiet" block onPress={() => setActive(active + 1)}>
              <Trans>Next: {next}</Trans>
            </Button>
          ) : null}
          {shown.selfTransfer ? <SelfTransferField /> : null}
          <IsolatedFields paths={['contact', 'remark']}>
            <ContactFields />
          </IsolatedFields>
        </form>
        <aside className={styles.side} aria-label={t`Trip and price`}>
          <TripSummary solution={shown} counts={chosen.search.passengers} />
        </aside>
      </div>
    </Page>
  );
}

function TripLine({ solution }: { solution: ChosenSolution['solution'] }) {
  const format = useFormat();
  const { first } = travelDates(solution.journeys);
  const flights = solution.journeys.flatMap(({ segments }) => segments).map(flightName);
  const [flight = ''] = flights;
  const more = flights.length > 1 ? ` +${flights.length - 1}` : '';
  return (
    <>
      {routeOf(solution.journeys).join(' → ')} · {format.date(first)} · {flight}
      {more}
    </>
  );
}

/** Ways out of the page: back to the same results, or the same search done anew. */
function useLeaving(chosen: ChosenSolution) {
  const router = useRouter();
  const results = chosen.resultsPath ?? '/flight/booking';
  return {
    choose: () => router.history.push(results),
    searchAgain: () => {
      queryClient.removeQueries({ queryKey: apiQueryKey('solutions') });
      router.history.push(results);
    },
  };
}
