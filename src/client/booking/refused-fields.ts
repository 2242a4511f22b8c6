import { type FormikErrors, getIn, setIn } from 'formik';
import { ApiError } from '../api/errors.ts';

/** Fields that the server refused, in its words by path, and the values it was sent. */
export interface Refused<V> {
  fields: Readonly<Record<string, string>>;
  values: V;
}

/** The fields that an answer names; null when it names none. */
export function refusedOf<V>(error: unknown, values: V): Refused<V> | null {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return null;
  return { fields: error.fields, values };
}

/** What the form finds wrong, and what the server refused as far as those fields hold what was sent: only it can judge them. */
export function withRefused<V>(found: FormikErrors<V>, refused: Refused<V>, values: V): FormikErrors<V> {
  let errors = found;
  for (const [path, message] of Object.entries(refused.fields)) {
    const isSame = getIn(values, path) === getIn(refused.values, path);
    if (isSame && getIn(errors, path) === undefined) errors = setIn(errors, path, message);
  }
  return errors;
}
