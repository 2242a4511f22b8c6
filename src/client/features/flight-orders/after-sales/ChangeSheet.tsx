import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { CHANGE_REASONS, isJourneyDeparted, type RequestedJourney } from '../../../../contract/order-changes.ts';
import { messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { type PlaceOf, serverErrors } from '../../../form/server-errors.ts';
import { setDraft, useDraftAt, useDraftsAt } from '../../../offline/drafts/draft-values.ts';
import { NotSavedNote } from '../../../offline/drafts/ui/NotSavedNote.tsx';
import { isOpen, type OpenTicket } from '../../../orders/open-tickets.ts';
import { PeopleFields, useGoneFault } from '../../../orders/PeopleFields.tsx';
import styles from '../../../orders/RequestForm.module.css';
import { markRefused, ProofFields } from '../../../orders/request/ProofFields.tsx';
import { ReasonFields, useMissing } from '../../../orders/request/RequestFields.tsx';
import { type ChangeValues, changePlace, readChange } from '../../../orders/request/request-values.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { fareRuleWarning } from '../fare-rule-warning.ts';
import { ChangeOptions } from './ChangeOptions.tsx';
import { JourneyFields, useWantedFault } from './JourneyFields.tsx';
import { useAskFlight } from './use-ask-flight.ts';
import { useChangeSearch } from './use-change-search.ts';

interface ChangeSheetProps {
  order: FlightOrder;
  open: boolean;
  onClose: () => void;
}

/** Requests other flights: whose, which journey and when; then an available one, or what the desk finds. */
export function ChangeSheet(props: ChangeSheetProps) {
  const place = changePlace(props.order.id);
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(place) === null ? null : <ChangeForm {...props} place={place} />;
}

const VOLUNTARY = '0';

/** The first journey not yet flown is preselected. */
function blankJourneys({ journeys }: FlightOrder): ChangeValues['journeys'] {
  const now = new Date(serverNow());
  const next = journeys.findIndex((journey) => !isJourneyDeparted(journey, now));
  return journeys.map((_, i) => ({ wanted: i === next, date: '', flight: '' }));
}

function wantedOf({ journeys }: ChangeValues): RequestedJourney[] {
  return journeys.flatMap(({ wanted, date, flight }, journey) =>
    wanted ? [{ journey, date, ...(flight.trim() ? { flight: flight.replace(/\s/g, '').toUpperCase() } : {}) }] : [],
  );
}

/** The form has all journeys of the order, the request only the selected ones. */
function placeOf(values: ChangeValues): PlaceOf {
  const asked = wantedOf(values);
  return (path) => path.replace(/^journeys\[(\d+)\]/, (_, i: string) => `journeys[${asked[Number(i)]?.journey ?? i}]`);
}

function ChangeForm({ order, open, onClose, place }: ChangeSheetProps & { place: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const missingOf = useMissing();
  const faultOf = useWantedFault(order);
  const isKept = useDraftAt(place) !== undefined;
  const goneFaultOf = useGoneFault(order.passengers);
  const pieces = order.journeys.flatMap((journey) => journey.segments).map((_, i) => i);
  // A change is of all flights of a ticket.
  const isWhole = (ticket: OpenTicket) => isOpen(ticket, pieces);
  const [untouched] = useState<ChangeValues>(() => ({
    people: order.passengers.filter(isWhole).map(({ id }) => id),
    journeys: blankJourneys(order),
    reason: VOLUNTARY,
    subReason: '',
    remark: '',
    files: [],
  }));
  const { mutate, isPending, error } = useAskFlight('changeFlightOrder', place, onClose);
  const search = useChangeSearch(order.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const inputOf = (values: ChangeValues) => ({ passengers: values.people, journeys: wantedOf(values) });
  const ask = (values: ChangeValues, onError: (error: unknown) => void) => {
    const option = search.stateOf(inputOf(values)).options.find(({ id }) => id === chosen)?.id;
    const { reason, remark, files } = values;
    const request = {
      id: order.id,
      ...inputOf(values),
      ...(option && reason === VOLUNTARY ? { option } : {}),
      ...(remark.trim() ? { remark: remark.trim() } : {}),
      ...(files.length > 0 && reason !== VOLUNTARY ? { files: files.map(({ id }) => id) } : {}),
    };
    mutate({ ...request, reason: CHANGE_REASONS.find((value) => String(value) === reason) ?? 0 }, { onError });
  };
  return (
    <DraftForm<ChangeValues>
      place={place}
      initialValues={untouched}
      read={(kept) => readChange(kept, order.journeys.length)}
      onSubmit={(values, form) => {
        ask(values, (error) => markRefused<ChangeValues>(error, values, form, placeOf(values)));
        return false;
      }}
    >
      {({ values, submitForm, setErrors }) => {
        const found = search.stateOf(inputOf(values));
        const searches = values.reason === VOLUNTARY && !found.isDesk;
        const missing = online
          ? (missingOf(values) ?? goneFaultOf(values.people, isWhole) ?? faultOf(values))
          : t`Changes and refunds need a connection.`;
        const isChosen = found.options.some(({ id }) => id === chosen);
        const mark = (error: unknown) => setErrors(serverErrors(error, placeOf(values)));
        return (
          <Sheet
            open={open}
            onClose={onClose}
            title={t`Change flights`}
            breakpoints="full"
            footer={
              searches && !found.isDone ? (
                <Button
                  size="main"
                  block
                  busy={found.isSearching}
                  disabledReason={missing}
                  onPress={() => void search.run(inputOf(values), mark)}
                >
                  <Trans>Find flights</Trans>
                </Button>
              ) : (
                <Button
                  size="main"
                  block
                  busy={isPending}
                  disabledReason={missing ?? (searches && !isChosen ? t`Choose one of the flights.` : null)}
                  onPress={() => void submitForm()}
                >
                  {searches ? <Trans>Request this change</Trans> : <Trans>Request a quote</Trans>}
                </Button>
              )
            }
          >
            <form noValidate className={styles.body} onSubmit={(event) => event.preventDefault()}>
              <p className={styles.hint}>
                <Trans>You see the cost before anything is changed.</Trans>
              </p>
              <PeopleFields order={order} isOpen={isWhole} />
              <JourneyFields order={order} />
              <ReasonFields
                product="flight"
                place={place}
                reasons={CHANGE_REASONS}
                denied={fareRuleWarning(order, 'change')}
              />
              {values.reason === VOLUNTARY ? null : <ProofFields />}
              {searches ? (
                <ChangeOptions order={order} found={found} chosen={chosen} onChoose={setChosen} />
              ) : (
                <p className={styles.hint}>
                  <Trans>Our desk finds the flights and quotes the change.</Trans>
                </p>
              )}
              {isKept ? <NotSavedNote onDiscard={() => setDraft(place, undefined)} /> : null}
              {error || found.error ? (
                <p className={styles.problem} role="alert">
                  {messageOf(error ?? found.error)}
                </p>
              ) : null}
            </form>
          </Sheet>
        );
      }}
    </DraftForm>
  );
}
