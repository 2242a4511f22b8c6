import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import { isFilled } from '../../booking/PassengerChips.tsx';
import { useShownPassengers } from '../../booking/use-shown-passengers.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './ListEditor.module.css';
import { withRow } from './list-rows.ts';
import type { ListPassenger, ListValues } from './list-values.ts';

interface ListStepperProps {
  order: GroupOrder;
  active: number;
  onActive: (index: number) => void;
}

/** Navigates a long list, one passenger at a time: back, next, jump, add and remove. */
export function ListStepper({ order, active, onActive }: ListStepperProps) {
  const { t, i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<ListValues>();
  const { passengers } = values;
  const last = passengers.length - 1;
  const change = (next: ListPassenger[], index: number) => {
    onActive(index);
    void setFieldValue('passengers', next, false);
  };
  return (
    <div className={styles.stepper}>
      <div className={styles.steps}>
        <Button kind="quiet" size="small" disabled={active === 0} onPress={() => onActive(active - 1)}>
          <Trans>Previous</Trans>
        </Button>
        <Overview active={active} onActive={onActive} />
        <Button kind="quiet" size="small" disabled={active >= last} onPress={() => onActive(active + 1)}>
          <Trans>Next</Trans>
        </Button>
      </div>
      <SelectField
        name={`passengers[${active}].type`}
        label={t`Passenger type`}
        options={PASSENGER_TYPES.map((value) => ({ value, label: i18n._(PASSENGER_TYPE_LABELS[value]) }))}
      />
      <KeptNumber passenger={passengers[active]} />
      <div className={styles.steps}>
        <Button kind="plain" size="small" onPress={() => change(withRow(passengers, order.party), passengers.length)}>
          <Trans>Add a passenger</Trans>
        </Button>
        <Button
          kind="plain"
          size="small"
          disabled={last === 0}
          onPress={() => change(passengers.toSpliced(active, 1), Math.max(0, Math.min(active, last - 1)))}
        >
          <Trans>Remove this passenger</Trans>
        </Button>
      </div>
    </div>
  );
}

/** All passengers in a native select, marking the complete ones. */
function Overview({ active, onActive }: Pick<ListStepperProps, 'active' | 'onActive'>) {
  const id = useId();
  const passengers: readonly ListPassenger[] = useShownPassengers();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        <Trans>Passenger</Trans>
      </label>
      <select
        id={id}
        className={styles.overview}
        value={active}
        onChange={({ target }) => onActive(Number(target.value))}
      >
        {passengers.map((passenger, i) => {
          const name = [passenger.surname, passenger.givenName].filter(Boolean).join(' ');
          const isDone = isFilled(withKnown(passenger));
          return (
            <option key={i} value={i}>
              {[`${i + 1} / ${passengers.length}`, isDone ? '✓' : '', name].filter(Boolean).join(' · ')}
            </option>
          );
        })}
      </select>
    </>
  );
}

const withKnown = (one: ListPassenger): ListPassenger =>
  one.known && one.document.number === '' ? { ...one, document: { ...one.document, number: one.known.number } } : one;

function KeptNumber({ passenger }: { passenger: ListPassenger | undefined }) {
  if (!passenger?.known || passenger.document.number !== '') return null;
  const { number } = passenger.known;
  return (
    <Note tone="info">
      <Trans>The document number stays as it was handed in, {number}, unless another one is typed.</Trans>
    </Note>
  );
}
