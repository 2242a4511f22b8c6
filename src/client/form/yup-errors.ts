import type { FormikErrors } from 'formik';
import { type Schema, ValidationError } from 'yup';
import type { Locale } from '../../contract/locale.ts';
import { fieldMessage } from '../../contract/messages.ts';
import { nestedErrors } from './server-errors.ts';

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
    const messages: Record<string, string> = {};
    for (const { path = '', message } of faults) messages[path] ??= fieldMessage(message, locale);
    return nestedErrors(messages);
  }
}
