import { useFormikContext } from 'formik';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import type { PartyValues } from './party-values.ts';
import { passengerIndex, useFieldLabel } from './use-field-label.ts';
import { usePassengerTitle } from './use-passenger-title.ts';

/** The booking form's errors, passenger by passenger; a link first brings its passenger on screen. */
export function BookingErrors({ onPassenger }: { onPassenger: (index: number) => void }) {
  const { values } = useFormikContext<PartyValues>();
  const labelOf = useFieldLabel();
  const titleOf = usePassengerTitle(values.passengers);
  return (
    <ErrorSummary
      labelOf={labelOf}
      groupOf={(path) => {
        const index = passengerIndex(path);
        return index === null ? undefined : titleOf(index).name;
      }}
      onGo={(path) => {
        const index = passengerIndex(path);
        if (index !== null) onPassenger(index);
      }}
    />
  );
}
