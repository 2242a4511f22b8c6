import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { OrderInput } from '../../../contract/flight-orders.ts';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import type { PassengerContext } from '../../../contract/passengers.ts';
import type { ChosenSolution } from '../../api/chosen-solution.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { BookingErrors } from '../../booking/BookingErrors.tsx';
import type { BookingPlace } from '../../booking/booking-place.ts';
import { ClearFixedErrors } from '../../booking/ClearFixedErrors.tsx';
import { ContactFields } from '../../booking/ContactFields.tsx';
import { LostResponseNotice } from '../../booking/LostResponseNotice.tsx';
import { PassengerStep } from '../../booking/PassengerStep.tsx';
import { firstDocument } from '../../booking/party-values.ts';
import type { Refused } from '../../booking/refused-fields.ts';
import type { Saving } from '../../booking/travellers/SaveTraveller.tsx';
import { IsolatedFields } from '../../form/IsolatedFields.tsx';
import { FormDraftNotices } from '../../offline/drafts/ui/DraftNotices.tsx';
import { SavedTag } from '../../offline/drafts/ui/SavedTag.tsx';
import { flightName, routeOf, travelDates } from '../../trip/itinerary.ts';
import { useRepricer } from '../../trip/use-repricer.ts';
import { useFormat } from '../../ui/format.ts';
import { Page } from '../../ui/Page.tsx';
import { BookingFooter } from './BookingFooter.tsx';
import styles from './BookingForm.module.css';
import type { BookingValues } from './booking-values.ts';
import { PriceCheckPanel } from './PriceCheckPanel.tsx';
import { clearInvalidValues } from './price-check.ts';
import { SelfTransferField } from './SelfTransferField.tsx';
import { TripSummary } from './TripSummary.tsx';
import type { usePriceCheck } from './use-price-check.ts';

interface BookingFormProps {
  chosen: ChosenSolution;
  place: BookingPlace<BookingValues, OrderInput>;
  priceCheck: ReturnType<typeof usePriceCheck>;
  trip: PassengerContext;
  problem: string | null;
  refused: Refused<BookingValues> | null;
  busy: boolean;
  saving: Saving;
  onRepeat: ((values: BookingValues) => Promise<void>) | null;
}

/** The form and its surroundings. Components subscribe to single values: a keystroke renders its own field, not this page. */
export function BookingForm(props: BookingFormProps) {
  const { chosen, place, priceCheck, trip, problem, refused, busy, saving, onRepeat } = props;
  const { t } = useLingui();
  const [active, setActive] = useState(0);
  const leave = useLeaving(chosen);
  const { shown, state } = priceCheck;
  const priced = useRepricer(chosen.search.passengers).offer(shown);
  const carriers = shown.journeys.flatMap(({ segments }) => segments.map(({ carrier }) => carrier));
  return (
    <Page
      title={t`Passengers`}
      subtitle={<TripLine solution={shown} />}
      back={chosen.resultsPath ?? '/flight/booking'}
      end={<SavedTag session={place.session} />}
      wide
      footer={
        <BookingFooter
          solution={priced}
          counts={chosen.search.passengers}
          check={state}
          busy={busy}
          session={place.session}
          onRepeat={onRepeat}
          onCheck={() => void priceCheck.check()}
        />
      }
    >
      <div className={styles.columns}>
        <form className={styles.form} noValidate autoComplete="on" onSubmit={(event) => event.preventDefault()}>
          <FormDraftNotices session={place.session} ordersAt="/flight/orders" />
          <ClearFixedErrors refused={refused} />
          {onRepeat ? (
            <LostResponseNotice session={place.session} onRepeat={onRepeat} />
          ) : (
            <PriceCheckStep
              priceCheck={priceCheck}
              counts={chosen.search.passengers}
              onBack={leave.choose}
              onSearchAgain={leave.searchAgain}
            />
          )}
          {problem && state.status !== 'gone' ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
          <BookingErrors onPassenger={setActive} />
          <PassengerStep
            product="flight"
            place={place}
            flights={chosen.flights}
            accepted={shown.restrictions.documentTypes}
            carriers={carriers}
            trip={trip}
            active={active}
            onActive={setActive}
            saving={saving}
          />
          {shown.selfTransfer ? <SelfTransferField /> : null}
          <IsolatedFields paths={['contact', 'remark', 'referenceId']}>
            <ContactFields />
          </IsolatedFields>
        </form>
        <aside className={styles.side} aria-label={t`Trip and price`}>
          <TripSummary solution={priced} counts={chosen.search.passengers} />
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

/** Exits of the page: back to the same results, or the same search again. */
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

interface PriceCheckStepProps {
  priceCheck: ReturnType<typeof usePriceCheck>;
  counts: PassengerCounts;
  onBack: () => void;
  onSearchAgain: () => void;
}

/** The price check above the form: values that the new offer does not allow are cleared, only once it is accepted. */
function PriceCheckStep({ priceCheck, counts, onBack, onSearchAgain }: PriceCheckStepProps) {
  const { values, setValues } = useFormikContext<BookingValues>();
  const { state } = priceCheck;
  const accept = () => {
    if (state.status === 'changed') {
      const { restrictions } = state.answer.solution;
      void setValues(clearInvalidValues(values, restrictions, firstDocument(restrictions.documentTypes)), false);
    }
    priceCheck.accept();
  };
  return (
    <PriceCheckPanel
      state={state}
      values={values}
      counts={counts}
      onRetry={() => void priceCheck.check()}
      onAccept={accept}
      onBack={onBack}
      onSearchAgain={onSearchAgain}
    />
  );
}
