import { type FormikErrors, getIn, setIn } from 'formik';
import { messageOf, refusedFields } from '../api/errors.ts';
import { toast } from '../ui/toast.ts';

/** What a path lies in: `a` and `a[0]` of `a[0].b`. */
const wholesOf = (path: string): string[] => [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index));

/**
 * Messages by field path, as the server and the contract name fields (`passengers[0].surname`), in formik's nested shape. What is found
 * already stays, and what is said of a part counts before what is said of the whole.
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

/** Where the form has the field that the server calls so. */
export type PlaceOf = (path: string) => string;

const asNamed: PlaceOf = (path) => path;

/** What the server objects to in a form, at its fields; empty where it names none. */
export function serverErrors<V>(error: unknown, placeOf: PlaceOf = asNamed): FormikErrors<V> {
  const named = Object.entries(refusedFields(error));
  return nestedErrors(Object.fromEntries(named.map(([path, message]) => [placeOf(path), message])));
}

/** Shows why a form was not taken: at its fields, or in a message where the answer names none. Answers whether it named some. */
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
