import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { PartyValues } from './party-values.ts';
import { type Refused, withRefused } from './refused-fields.ts';

const PAUSE_MS = 250;

/** Revalidates the form shortly after a change while errors are shown, outside of the keystroke itself. */
export function ClearFixedErrors<V extends PartyValues>({ refused }: { refused: Refused<V> | null }) {
  const { values, errors, validateForm, setErrors } = useFormikContext<V>();
  const checked = useRef(values);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    // The errors concern the values before them: only a later change may clear those of the server.
    if (!hasErrors) checked.current = values;
    if (checked.current === values) return undefined;
    const timer = setTimeout(() => {
      checked.current = values;
      void validateForm(values).then((found) => {
        if (refused) setErrors(withRefused(found, refused, values));
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, hasErrors, refused, validateForm, setErrors]);
  return null;
}
