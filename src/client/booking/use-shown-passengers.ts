import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import type { PartyValues, PassengerValues } from './party-values.ts';

/** The form's passengers for chips and headings: they may lag a moment behind the keystroke. */
export function useShownPassengers(): readonly PassengerValues[] {
  return useDeferredValue(useFormikContext<PartyValues>().values.passengers);
}
