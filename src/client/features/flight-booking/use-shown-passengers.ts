import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import type { BookingValues, PassengerValues } from './booking-values.ts';

/** The form's passengers for names on chips and headings: they may come a moment after the key that changes them. */
export function useShownPassengers(): readonly PassengerValues[] {
  return useDeferredValue(useFormikContext<BookingValues>().values.passengers);
}
