import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { PassengerContext } from '../../../../contract/passengers.ts';
import type { TrainVerification } from '../../../../contract/train-search.ts';
import { RAIL_DOCUMENTS } from '../../../../contract/train-terms.ts';
import { type ApiError, messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { createStore } from '../../../api/store.ts';
import { BookingErrors } from '../../../booking/BookingErrors.tsx';
import type { FillsPlace } from '../../../booking/booking-place.ts';
import { ContactFields } from '../../../booking/ContactFields.tsx';
import { PassengerStep } from '../../../booking/PassengerStep.tsx';
import type { Saving } from '../../../booking/travellers/SaveTraveller.tsx';
import { IsolatedFields } from '../../../form/IsolatedFields.tsx';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Page } from '../../../ui/Page.tsx';
import { RideSummary } from './RideSummary.tsx';
import { SeatFields } from './SeatFields.tsx';
import styles from './TrainForm.module.css';
import { TRAIN_PARTY_PLACE, type TrainValues } from './train-values.ts';

interface TrainFormProps {
  check: UseQueryResult<TrainVerification, ApiError>;
  trip: PassengerContext;
  problem: string | null;
  saving: Saving;
}

/** What machines filled into the form, for as long as the page is open. */
function newFills(): FillsPlace {
  const held = createStore<ReturnType<FillsPlace['held']['get']>>({ fills: [], pasted: '' });
  return { session: { id: TRAIN_PARTY_PLACE }, held, change: (next) => held.set({ ...held.get(), ...next }) };
}

/** Who rides, with the train and its price beside it. */
export function TrainForm({ check, trip, problem, saving }: TrainFormProps) {
  const { t } = useLingui();
  const [active, setActive] = useState(0);
  const [fills] = useState(newFills);
  return (
    <Page title={t`Passengers`} back="/train/booking" wide footer={<Footer offer={check.data} />}>
      <div className={styles.columns}>
        <form className={styles.form} noValidate autoComplete="on" onSubmit={(event) => event.preventDefault()}>
          {check.error ? (
            <ErrorState error={messageOf(check.error)} onRetry={() => void check.refetch()} busy={check.isFetching} />
          ) : null}
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
          <BookingErrors onPassenger={setActive} />
          <PassengerStep
            place={fills}
            accepted={RAIL_DOCUMENTS}
            carriers={[]}
            product="train"
            trip={trip}
            active={active}
            onActive={setActive}
            saving={saving}
          />
          {check.data ? <SeatFields seatClass={check.data.seats.seatClass} /> : null}
          <IsolatedFields paths={['contact', 'remark']}>
            <ContactFields />
          </IsolatedFields>
        </form>
        <aside className={styles.form} aria-label={t`Train and price`}>
          <RideSummary offer={check.data} />
        </aside>
      </div>
    </Page>
  );
}

function Footer({ offer }: { offer: TrainVerification | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const prices = useClientPrices();
  const online = useOnline();
  const { values, submitForm, isSubmitting } = useFormikContext<TrainValues>();
  const count = values.passengers.length;
  return (
    <div className={styles.footer}>
      <div className={styles.total}>
        <span>{t`${plural(count, { one: 'Total for # passenger', other: 'Total for # passengers' })}`}</span>
        <strong className={`num ${styles.amount}`}>{format.money(offer && !prices.isSafe ? offer.total : null)}</strong>
      </div>
      <Button
        size="main"
        block
        busy={isSubmitting}
        disabled={!offer}
        disabledReason={online ? null : t`Booking needs a connection`}
        onPress={() => void submitForm()}
      >
        <Trans>Hold the seats</Trans>
      </Button>
    </div>
  );
}
