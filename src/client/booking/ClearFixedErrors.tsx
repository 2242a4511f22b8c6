import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { PartyValues } from './party-values.ts';
import { type Refused, withRefused } from './refused-fields.ts';

const PAUSE_MS = 250;

/** Checks the form again shortly after a change while errors are shown, outside of the keystroke itself. */
export function ClearFixedErrors<V extends PartyValues>({ refused }: { refused: Refused<V> | null }) {
  const { values, errors, validateForm, setErrors } = useFormikContext<V>();
  const checked = useRef(values);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    // What was typed before the errors came is what they are about: only a later change may clear those of the server.
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
