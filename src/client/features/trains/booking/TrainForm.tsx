import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { PassengerContext } from '../../../../contract/passengers.ts';
import type { TrainOrderInput } from '../../../../contract/train-orders.ts';
import type { TrainVerification } from '../../../../contract/train-search.ts';
import { RAIL_DOCUMENTS } from '../../../../contract/train-terms.ts';
import { type ApiError, messageOf } from '../../../api/errors.ts';
import { BookingErrors } from '../../../booking/BookingErrors.tsx';
import type { BookingPlace } from '../../../booking/booking-place.ts';
import { ClearFixedErrors } from '../../../booking/ClearFixedErrors.tsx';
import { ContactFields } from '../../../booking/ContactFields.tsx';
import { LostResponseNotice } from '../../../booking/LostResponseNotice.tsx';
import { PassengerStep } from '../../../booking/PassengerStep.tsx';
import type { Refused } from '../../../booking/refused-fields.ts';
import type { Saving } from '../../../booking/travellers/SaveTraveller.tsx';
import { IsolatedFields } from '../../../form/IsolatedFields.tsx';
import { FormDraftNotices } from '../../../offline/drafts/ui/DraftNotices.tsx';
import { SavedTag } from '../../../offline/drafts/ui/SavedTag.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { FeeTable } from '../after-sales/FeeTable.tsx';
import type { TrainParams } from '../train-address.ts';
import { useTrainsBarred } from '../use-trains-barred.ts';
import { RideSummary } from './RideSummary.tsx';
import { SeatFields } from './SeatFields.tsx';
import { TrainFooter } from './TrainFooter.tsx';
import styles from './TrainForm.module.css';
import type { TrainValues } from './train-values.ts';

interface TrainFormProps {
  place: BookingPlace<TrainValues, TrainOrderInput>;
  check: UseQueryResult<TrainVerification, ApiError>;
  /** The URL of the search that found the train: the passengers are kept for any other one chosen. */
  otherTrains: TrainParams;
  trip: PassengerContext;
  problem: string | null;
  refused: Refused<TrainValues> | null;
  busy: boolean;
  saving: Saving;
  onRepeat: ((values: TrainValues) => Promise<void>) | null;
}

/** The passengers and the railway's refund penalties, with the train and its price beside them. */
export function TrainForm(props: TrainFormProps) {
  const { place, check, otherTrains, trip, problem, refused, busy, saving, onRepeat } = props;
  const { t } = useLingui();
  const [active, setActive] = useState(0);
  const { session } = place;
  const barred = useTrainsBarred(check);
  const fault = barred.words ?? (check.error ? messageOf(check.error) : null);
  return (
    <Page
      title={t`Passengers`}
      back="/train/booking"
      end={<SavedTag session={session} />}
      wide
      footer={
        <TrainFooter
          offer={barred.words === null ? check.data : undefined}
          session={session}
          busy={busy}
          onRepeat={onRepeat}
        />
      }
    >
      <div className={styles.columns}>
        <form className={styles.form} noValidate autoComplete="on" onSubmit={(event) => event.preventDefault()}>
          <FormDraftNotices session={session} ordersAt="/train/orders" />
          <ClearFixedErrors refused={refused} />
          {onRepeat ? <LostResponseNotice session={session} onRepeat={onRepeat} /> : null}
          {fault !== null && !onRepeat ? (
            <>
              <ErrorState error={fault} onRetry={barred.askAgain} busy={check.isFetching} />
              {barred.words === null ? (
                <ButtonLink kind="quiet" block to="/train/booking" search={otherTrains}>
                  {t`Search trains`}
                </ButtonLink>
              ) : null}
            </>
          ) : null}
          {problem ? (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          ) : null}
          <BookingErrors onPassenger={setActive} />
          <PassengerStep
            place={place}
            accepted={RAIL_DOCUMENTS}
            carriers={[]}
            product="train"
            trip={trip}
            active={active}
            onActive={setActive}
            saving={saving}
          />
          {check.data ? (
            <IsolatedFields paths={['seats']} on={[check.data.seats.seatClass]}>
              <SeatFields seatClass={check.data.seats.seatClass} />
            </IsolatedFields>
          ) : null}
          <IsolatedFields paths={['contact', 'remark', 'referenceId']}>
            <ContactFields />
          </IsolatedFields>
          {check.data ? <FeeTable ticket={{ departure: check.data.ride.departure, changes: [] }} /> : null}
        </form>
        <aside className={styles.form} aria-label={t`Train and price`}>
          <RideSummary offer={check.data} />
        </aside>
      </div>
    </Page>
  );
}
