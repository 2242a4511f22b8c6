import { type FormikErrors, setIn } from 'formik';
import { type Schema, ValidationError } from 'yup';
import type { Locale } from '../../contract/locale.ts';
import { fieldMessage } from '../../contract/messages.ts';

/** Message keys by field path, as the API answers them for bad input, in formik's nested shape and the agent's words. */
export function fieldErrors<V>(fields: Readonly<Record<string, string>>, locale: Locale): FormikErrors<V> {
  let errors: FormikErrors<V> = {};
  for (const [path, key] of Object.entries(fields)) errors = setIn(errors, path, fieldMessage(key, locale));
  return errors;
}

/**
 * Checks a form's values against a schema of the contract. Answers formik's nested errors with the field messages both sides
 * share; empty when all is well. The first message of a field counts. Only lazily loaded screens import this: it brings yup.
 */
export function yupErrors<V>(schema: Schema, values: unknown, context: object, locale: Locale): FormikErrors<V> {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    const fields: Record<string, string> = {};
    for (const { path = '', message } of faults) fields[path] ??= message;
    return fieldErrors(fields, locale);
  }
}
