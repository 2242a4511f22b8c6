import { type FormikErrors, getIn, setIn } from 'formik';
import { messageOf, refusedFields } from '../api/errors.ts';
import { toast } from '../ui/toast.ts';

/** Ancestors of a path: `a` and `a[0]` of `a[0].b`. */
const wholesOf = (path: string): string[] => [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index));

/**
 * Messages by field path, as the server and the contract name fields (`passengers[0].surname`), in formik's nested shape. Earlier messages
 * stay, and a message for a part takes precedence over one for the whole.
 */
export function nestedErrors<V>(
  messages: Readonly<Record<string, string>>,
  found: FormikErrors<V> = {},
): FormikErrors<V> {
  const wholes = new Set(Object.keys(messages).flatMap(wholesOf));
  let errors = found;
  for (const [path, message] of Object.entries(messages)) {
    // A message of the whole form names no field, and must not be lost.
    const isFree = path === '' || (!wholes.has(path) && getIn(errors, path) === undefined);
    if (isFree) errors = setIn(errors, path, message);
  }
  return errors;
}

/** Maps the server's field path to the form's. */
export type PlaceOf = (path: string) => string;

const asNamed: PlaceOf = (path) => path;

/** The server's field errors for a form; empty if it names none. */
export function serverErrors<V>(error: unknown, placeOf: PlaceOf = asNamed): FormikErrors<V> {
  const named = Object.entries(refusedFields(error));
  return nestedErrors(Object.fromEntries(named.map(([path, message]) => [placeOf(path), message])));
}

/** Shows why a form was refused: at its fields, or in a toast if the answer names none. Returns whether it named some. */
export function showRefused<V>(
  error: unknown,
  setErrors: (errors: FormikErrors<V>) => void,
  placeOf: PlaceOf = asNamed,
): boolean {
  const errors = serverErrors<V>(error, placeOf);
  const isNamed = Object.keys(errors).length > 0;
  if (!isNamed) toast(messageOf(error), 'error');
  setErrors(errors);
  return isNamed;
}
