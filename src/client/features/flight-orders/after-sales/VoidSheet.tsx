import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { REFUND_REASONS, voidReturn, voidsAtOnceFrom } from '../../../../contract/after-sales.ts';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { useDraftsAt } from '../../../offline/drafts/draft-values.ts';
import { NotSavedAt } from '../../../offline/drafts/ui/NotSavedNote.tsx';
import { DeadlineWords } from '../../../orders/DeadlineWords.tsx';
import { isOpen, type OpenTicket, widestRequest } from '../../../orders/open-tickets.ts';
import { reasonLabel } from '../../../orders/order-labels.ts';
import { PeopleFields, useGoneFault } from '../../../orders/PeopleFields.tsx';
import price from '../../../orders/price-rows.module.css';
import styles from '../../../orders/RequestForm.module.css';
import { ReturnRows } from '../../../orders/ReturnRows.tsx';
import { ReasonFields, useMissing } from '../../../orders/request/RequestFields.tsx';
import { VOLUNTARILY, type WhyValues, whyOf } from '../../../orders/request/request-values.ts';
import { useDeadlinePassed } from '../../../orders/use-deadline-passed.ts';
import { NetPricesButton } from '../../../trip/NetPricesButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useAskFlight } from './use-ask-flight.ts';

interface VoidValues extends WhyValues {
  people: string[];
}

interface VoidSheetProps {
  order: FlightOrder;
  onClose: () => void;
}

/** Voids the tickets of some passengers inside their window, with a reason; a ticket is voided on all its flights. */
export function VoidSheet(props: VoidSheetProps) {
  const place = `void/${props.order.id}`;
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(place) === null ? null : <VoidForm {...props} place={place} />;
}

function VoidForm({ order, onClose, place }: VoidSheetProps & { place: string }) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const goneFaultOf = useGoneFault(order.passengers);
  const { mutate, isPending, error } = useAskFlight('voidFlightOrder', place, onClose);
  const pieces = order.journeys.flatMap(({ segments }) => segments).map((_, i) => i);
  const isWhole = (ticket: OpenTicket) => isOpen(ticket, pieces);
  const [untouched] = useState<VoidValues>(() => ({
    people: widestRequest(order.passengers.filter(isWhole), pieces).people,
    ...VOLUNTARILY,
  }));
  const isLate = useDeadlinePassed(order.voidUntil);
  const missingOf = useMissing();
  const reasonOf = (values: VoidValues) => {
    if (!online) return t`Voiding needs a connection.`;
    if (isLate) return i18n._(reasonLabel('void', 'deadline'));
    return missingOf(values) ?? goneFaultOf(values.people, isWhole);
  };
  return (
    <DraftForm<VoidValues>
      place={place}
      initialValues={untouched}
      onSubmit={({ people, ...why }) => {
        mutate({ id: order.id, passengers: people, ...whyOf(why) });
        return false;
      }}
    >
      {({ values, submitForm }) => (
        <Sheet
          open
          onClose={onClose}
          title={t`Void tickets`}
          footer={
            <Button
              size="main"
              block
              kind="danger"
              busy={isPending}
              disabledReason={reasonOf(values)}
              onPress={() => void submitForm()}
            >
              <Trans>Void the tickets</Trans>
            </Button>
          }
        >
          <form noValidate className={styles.body} onSubmit={(event) => event.preventDefault()}>
            {order.voidUntil ? <VoidHint voidUntil={order.voidUntil} /> : null}
            <PeopleFields order={order} isOpen={isWhole} />
            <ReasonFields product="flight" place={place} reasons={REFUND_REASONS} />
            <NotSavedAt place={place} />
            {order.voidQuote && !isLate ? <ComesBack quote={order.voidQuote} /> : null}
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

/** Until when voiding is possible, and whether it can be withdrawn. */
function VoidHint({ voidUntil }: { voidUntil: string }) {
  const until = <DeadlineWords until={voidUntil} />;
  const isLate = useDeadlinePassed(voidUntil);
  const isAtOnce = useDeadlinePassed(voidsAtOnceFrom(new Date(voidUntil)).toISOString());
  return (
    <p className={styles.hint}>
      {isLate ? (
        <Trans>Voiding was possible until {until}. See the refund rule for the refundable amount.</Trans>
      ) : isAtOnce ? (
        <Trans>
          A ticket is voided on all its flights. Voiding is possible until {until}: the airline has it at once, and it
          cannot be undone.
        </Trans>
      ) : (
        <Trans>
          A ticket is voided on all its flights. Voiding is possible until {until} and cannot be undone once the airline
          has it.
        </Trans>
      )}
    </p>
  );
}

/** The refund for the chosen tickets, before they are voided: the ledger pays exactly that. */
function ComesBack({ quote }: { quote: NonNullable<FlightOrder['voidQuote']> }) {
  const { t } = useLingui();
  const isSafe = useClientSafe();
  const { values } = useFormikContext<VoidValues>();
  if (isSafe) return <NetPricesButton />;
  const back = voidReturn(quote, values.people);
  return (
    <dl className={price.rows} aria-label={t`Refund details`} aria-live="polite">
      <ReturnRows quote={back} kept={[{ label: t`Service fee`, money: back.serviceFee }]} />
    </dl>
  );
}
