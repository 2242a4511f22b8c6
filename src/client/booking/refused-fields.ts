import { type FormikErrors, getIn } from 'formik';
import { refusedFields } from '../api/errors.ts';
import { nestedErrors } from '../form/server-errors.ts';

/** The server's field errors by path, and the values it was sent. */
export interface Refused<V> {
  fields: Readonly<Record<string, string>>;
  values: V;
}

/** The fields that an error names; null when it names none. */
export function refusedOf<V>(error: unknown, values: V): Refused<V> | null {
  const fields = refusedFields(error);
  return Object.keys(fields).length > 0 ? { fields, values } : null;
}

/** The form's errors, and the server's for fields that still hold the sent values: only it can judge them. */
export function withRefused<V>(found: FormikErrors<V>, refused: Refused<V>, values: V): FormikErrors<V> {
  const same = Object.entries(refused.fields).filter(([path]) => getIn(values, path) === getIn(refused.values, path));
  return nestedErrors(Object.fromEntries(same), found);
}
