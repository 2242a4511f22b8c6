import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { OrderPassenger } from '../../contract/order-parts.ts';
import { toggled } from '../form/toggled.ts';
import { airlineName, ticketText } from '../trip/passenger-name.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { labelOf } from '../ui/label-of.ts';
import { Note } from '../ui/Note.tsx';
import { leavesMinorsAlone, type OpenTicket } from './open-tickets.ts';
import styles from './RequestForm.module.css';
import { GIVEN_BACK_LABELS } from './return-labels.ts';

type Person = OpenTicket & Pick<OrderPassenger, 'id' | 'surname' | 'givenName' | 'gender' | 'type' | 'ticketNumber'>;

interface PeopleFieldsProps {
  order: { passengers: readonly Person[] };
  /** Whether the ticket can be asked for. */
  isOpen: (ticket: OpenTicket) => boolean;
}

/** Whose tickets are meant: the field `people` of the form. What is gone says why; it can only be taken out of what was chosen before. */
export function PeopleFields({ order, isOpen }: PeopleFieldsProps) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<{ people: string[] }>();
  const noteOf = useTicketNote();
  return (
    <fieldset className={styles.group}>
      <legend>{t`Passengers`}</legend>
      {order.passengers.map((passenger) => {
        const checked = values.people.includes(passenger.id);
        const isGone = !isOpen(passenger);
        const note = noteOf(passenger, isGone);
        return (
          <Checkbox
            key={passenger.id}
            checked={checked}
            disabled={isGone && !checked}
            faint={isGone}
            onChange={(on) => void setFieldValue('people', toggled(values.people, passenger.id, on))}
          >
            {airlineName(passenger)}{' '}
            {passenger.ticketNumber ? <span className="num">{ticketText(passenger.ticketNumber)}</span> : null}
            {note ? ` · ${note}` : null}
          </Checkbox>
        );
      })}
      {leavesMinorsAlone(order.passengers, values.people) ? (
        <Note tone="warning">
          <Trans>Only children or infants keep their tickets. Check that an adult still travels with them.</Trans>
        </Note>
      ) : null}
    </fieldset>
  );
}

/** What has become of a ticket, or was asked of it; null of one of which there is nothing to say. */
function useTicketNote(): (ticket: OpenTicket, isGone: boolean) => string | null {
  const { t, i18n } = useLingui();
  return ({ exchangedFor, givenBack }, isGone) => {
    const after = exchangedFor ? ticketText(exchangedFor) : null;
    if (after) return t`exchanged for ${after}`;
    if (givenBack) return i18n._(labelOf(GIVEN_BACK_LABELS, givenBack));
    return isGone ? t`already requested` : null;
  };
}

/** Whose chosen tickets cannot be asked for any more, in words; null when all of them can. */
export function useGoneFault(
  passengers: readonly Person[],
): (people: readonly string[], isOpen: (ticket: OpenTicket) => boolean) => string | null {
  const { t } = useLingui();
  return (people, isOpen) => {
    const gone = passengers.filter((passenger) => people.includes(passenger.id) && !isOpen(passenger));
    const names = gone.map(airlineName).join(', ');
    return names ? t`Already requested, changed or refunded: ${names}` : null;
  };
}
