import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import type { PartyValues, PassengerValues } from './party-values.ts';

/** The form's passengers for names on chips and headings: they may come a moment after the key that changes them. */
export function useShownPassengers(): readonly PassengerValues[] {
  return useDeferredValue(useFormikContext<PartyValues>().values.passengers);
}
