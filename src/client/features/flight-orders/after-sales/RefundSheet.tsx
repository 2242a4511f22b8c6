import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { REFUND_REASONS, subReasonsOf } from '../../../../contract/after-sales.ts';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { toggled } from '../../../form/toggled.ts';
import { setDraft, useDraftAt, useDraftsAt } from '../../../offline/drafts/draft-values.ts';
import { NotSavedNote } from '../../../offline/drafts/ui/NotSavedNote.tsx';
import { PeopleFields } from '../../../orders/PeopleFields.tsx';
import styles from '../../../orders/RequestForm.module.css';
import { flightName } from '../../../trip/itinerary.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { ProofFields } from './ProofFields.tsx';
import { ReasonFields, useMissing } from './RequestFields.tsx';
import { type RefundValues, readRefund, refundPlace } from './request-values.ts';
import { useAskFlight } from './use-ask-flight.ts';

interface RefundSheetProps {
  order: FlightOrder;
  open: boolean;
  onClose: () => void;
}

/** Asks for a refund: whose tickets, on which flights, and why. What comes back is quoted afterwards, nothing is given back yet. */
export function RefundSheet(props: RefundSheetProps) {
  const place = refundPlace(props.order.id);
  // What was filled in before is read first: a form begins with it.
  return useDraftsAt(place) === null ? null : <RefundForm {...props} place={place} />;
}

function RefundForm({ order, open, onClose, place }: RefundSheetProps & { place: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const missingOf = useMissing();
  const isKept = useDraftAt(place) !== undefined;
  const [untouched] = useState<RefundValues>(() => ({
    people: order.passengers.filter(({ exchangedFor }) => !exchangedFor).map(({ id }) => id),
    segments: order.journeys.flatMap((journey) => journey.segments).map((_, i) => i),
    reason: '0',
    subReason: '',
    remark: '',
    files: [],
  }));
  const { mutate, isPending, error } = useAskFlight('refundFlightOrder', place, onClose);
  const all = untouched.segments.length;
  const ask = ({ people, segments, reason, subReason, remark, files }: RefundValues) => {
    const detail = subReasonsOf(Number(reason)).find((value) => value === subReason);
    mutate({
      id: order.id,
      passengers: people,
      ...(segments.length === all ? {} : { segments }),
      reason: REFUND_REASONS.find((value) => String(value) === reason) ?? 0,
      ...(detail ? { subReason: detail } : {}),
      ...(remark.trim() ? { remark: remark.trim() } : {}),
      ...(files.length > 0 ? { files: files.map(({ id }) => id) } : {}),
    });
  };
  return (
    <DraftForm<RefundValues>
      place={place}
      initialValues={untouched}
      read={readRefund}
      onSubmit={(values) => {
        ask(values);
        return false;
      }}
    >
      {({ values, submitForm }) => (
        <Sheet
          open={open}
          onClose={onClose}
          title={t`Ask for a refund`}
          footer={
            <Button
              size="main"
              block
              busy={isPending}
              disabledReason={
                online
                  ? (missingOf(values) ?? (values.segments.length === 0 ? t`Choose at least one flight.` : null))
                  : t`Asking for a refund needs a connection.`
              }
              onPress={() => void submitForm()}
            >
              <Trans>Ask for a quote</Trans>
            </Button>
          }
        >
          <form noValidate className={styles.body} onSubmit={(event) => event.preventDefault()}>
            <p className={styles.hint}>
              <Trans>You see what comes back before anything is given back.</Trans>
            </p>
            <PeopleFields order={order} />
            {all > 1 ? <FlightFields order={order} /> : null}
            <ReasonFields place={place} reasons={REFUND_REASONS} />
            <ProofFields />
            {isKept ? <NotSavedNote onDiscard={() => setDraft(place, undefined)} /> : null}
            {error ? (
              <p className={styles.problem} role="alert">
                {messageOf(error)}
              </p>
            ) : null}
          </form>
        </Sheet>
      )}
    </DraftForm>
  );
}

function FlightFields({ order }: { order: FlightOrder }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<RefundValues>();
  return (
    <fieldset className={styles.group}>
      <legend>{t`Flights`}</legend>
      {order.journeys
        .flatMap((journey) => journey.segments)
        .map((flight, i) => (
          <Checkbox
            key={`${flightName(flight)}${flight.departure}`}
            checked={values.segments.includes(i)}
            onChange={(on) => void setFieldValue('segments', toggled(values.segments, i, on))}
          >
            {flightName(flight)} {flight.origin}–{flight.destination}
          </Checkbox>
        ))}
    </fieldset>
  );
}
