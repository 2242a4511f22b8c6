import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { FlightOrder } from '../../contract/flight-orders.ts';
import { toggled } from '../form/toggled.ts';
import { airlineName, ticketText } from '../trip/passenger-name.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import styles from './RequestForm.module.css';

type Person = Pick<
  FlightOrder['passengers'][number],
  'id' | 'surname' | 'givenName' | 'gender' | 'type' | 'ticketNumber'
>;

/** Whose tickets are meant: the field `people` of the form. */
export function PeopleFields({ order }: { order: { passengers: readonly Person[] } }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<{ people: string[] }>();
  return (
    <fieldset className={styles.group}>
      <legend>{t`Passengers`}</legend>
      {order.passengers.map((passenger) => (
        <Checkbox
          key={passenger.id}
          checked={values.people.includes(passenger.id)}
          onChange={(on) => void setFieldValue('people', toggled(values.people, passenger.id, on))}
        >
          {airlineName(passenger)}{' '}
          {passenger.ticketNumber ? <span className="num">{ticketText(passenger.ticketNumber)}</span> : null}
        </Checkbox>
      ))}
    </fieldset>
  );
}
