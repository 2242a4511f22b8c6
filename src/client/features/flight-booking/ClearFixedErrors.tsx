import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { BookingValues } from './booking-values.ts';

const PAUSE_MS = 250;

/** Checks the form again shortly after a change while errors are shown, outside of the keystroke itself. */
export function ClearFixedErrors() {
  const { values, errors, validateForm } = useFormikContext<BookingValues>();
  const checked = useRef(values);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!hasErrors || checked.current === values) return undefined;
    const timer = setTimeout(() => {
      checked.current = values;
      void validateForm(values);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, hasErrors, validateForm]);
  return null;
}
