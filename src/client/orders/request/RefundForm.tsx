import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { REFUND_REASONS, type RefundReason } from '../../../contract/after-sales.ts';
import type { SolutionJourney } from '../../../contract/flight-search.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { toggled } from '../../form/toggled.ts';
import { setDraft, useDraftAt, useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { NotSavedNote } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { legName } from '../../trip/itinerary.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { isOpen, isPartlyOpen, widestRequest } from '../open-tickets.ts';
import { PeopleFields, useGoneFault } from '../PeopleFields.tsx';
import styles from '../RequestForm.module.css';
import { markRefused, ProofFields } from './ProofFields.tsx';
import { ReasonFields, useMissing } from './RequestFields.tsx';
import { type RefundValues, readRefund, VOLUNTARILY, type Why, whyOf } from './request-values.ts';

type Leg = SolutionJourney['segments'][number];
type Person = Parameters<typeof PeopleFields>[0]['order']['passengers'][number];

/** A refund request as every product takes it; without flights, all of each ticket. */
export interface RefundAsk extends Why {
  id: string;
  passengers: string[];
  segments?: number[];
  files?: string[];
}

interface RefundFormProps {
  order: { id: string; passengers: readonly Person[] };
  /** The flights that can be refunded separately; empty where a ticket is one piece. */
  flights: readonly Leg[];
  /** The warning for a voluntary request that the fare rules do not permit. */
  denied?: MessageDescriptor | null;
  /** Where its draft is stored. */
  place: string;
  sending: {
    mutate: (ask: RefundAsk, then: { onError: (error: unknown) => void }) => void;
    isPending: boolean;
    error: Error | null;
  };
  product: OrderProduct;
  /** The allowed reasons; the first is preselected. */
  reasons?: readonly RefundReason[];
  /** The terms of a refund for a reason, shown below it. */
  note?: (reason: string) => ReactNode;
  open: boolean;
  onClose: () => void;
}

/** Requests a refund: which tickets and flights, and why. The desk quotes it afterwards; nothing is refunded yet. */
export function RefundForm(props: RefundFormProps) {
  // A form starts with its saved draft, so the draft is read first.
  return useDraftsAt(props.place) === null ? null : <ReadForm {...props} />;
}

function ReadForm({ order, flights, place, sending, open, onClose, ...rest }: RefundFormProps) {
  const { product, reasons = REFUND_REASONS, denied = null, note } = rest;
  const { t } = useLingui();
  const online = useOnline();
  const missingOf = useMissing();
  const isKept = useDraftAt(place) !== undefined;
  const goneFaultOf = useGoneFault(order.passengers);
  const pieces = flights.length > 0 ? flights.map((_, i) => i) : [0];
  const [untouched] = useState<RefundValues>(() => ({
    ...widestRequest(order.passengers, pieces),
    ...VOLUNTARILY,
    reason: String(reasons[0] ?? VOLUNTARILY.reason),
    files: [],
  }));
  const { mutate, isPending, error } = sending;
  const all = pieces.length;
  // A ticket of one piece is refunded whole, whatever an older draft holds.
  const meantBy = ({ segments }: Pick<RefundValues, 'segments'>) => (all > 1 ? segments : pieces);
  const askOf = ({ people, segments, files, ...why }: RefundValues): RefundAsk => ({
    id: order.id,
    passengers: people,
    ...(meantBy({ segments }).length === all ? {} : { segments }),
    ...whyOf(why),
    ...(files.length > 0 ? { files: files.map(({ id }) => id) } : {}),
  });
  return (
    <DraftForm<RefundValues>
      place={place}
      initialValues={untouched}
      read={readRefund}
      onSubmit={(values, form) => {
        mutate(askOf(values), { onError: (error) => markRefused<RefundValues>(error, values, form) });
        return false;
      }}
    >
      {({ values, submitForm }) => (
        <Sheet
          open={open}
          onClose={onClose}
          title={t`Request a refund`}
          footer={
            <Button
              size="main"
              block
              busy={isPending}
              disabledReason={
                online
                  ? (missingOf(values) ??
                    (reasons.some((reason) => String(reason) === values.reason) ? null : t`Choose a reason.`) ??
                    (meantBy(values).length === 0 ? t`Choose at least one flight.` : null) ??
                    goneFaultOf(values.people, (ticket) => isOpen(ticket, meantBy(values))))
                  : t`Requesting a refund needs a connection.`
              }
              onPress={() => void submitForm()}
            >
              <Trans>Request a quote</Trans>
            </Button>
          }
        >
          <form noValidate className={styles.body} onSubmit={(event) => event.preventDefault()}>
            <p className={styles.hint}>
              <Trans>You see the refund before anything is returned.</Trans>
            </p>
            <PeopleFields order={order} isOpen={(ticket) => isPartlyOpen(ticket, pieces)} />
            {all > 1 ? <FlightFields flights={flights} people={order.passengers} /> : null}
            <ReasonFields place={place} reasons={reasons} product={product} denied={denied} />
            {note?.(values.reason)}
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

/** The flights to refund, except those already requested for one of the chosen tickets. */
function FlightFields({ flights, people }: { flights: readonly Leg[]; people: readonly Person[] }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<RefundValues>();
  const chosen = people.filter(({ id }) => values.people.includes(id));
  return (
    <fieldset className={styles.group}>
      <legend>{t({ message: 'Flights', context: 'segments' })}</legend>
      {flights.map((flight, i) => {
        const checked = values.segments.includes(i);
        const isGone = chosen.some((passenger) => !isOpen(passenger, [i]));
        return (
          <Checkbox
            key={`${legName(flight)}${flight.departure}`}
            checked={checked}
            disabled={isGone && !checked}
            faint={isGone}
            onChange={(on) => void setFieldValue('segments', toggled(values.segments, i, on))}
          >
            {legName(flight)}
            {isGone ? ` · ${t`already requested`}` : null}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
