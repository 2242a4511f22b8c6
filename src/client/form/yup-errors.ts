import type { FormikErrors } from 'formik';
import { type Schema, ValidationError } from 'yup';
import { type Shape, shapeOf } from '../../contract/input-shape.ts';
import type { Locale } from '../../contract/locale.ts';
import { fieldMessage } from '../../contract/messages.ts';
import { normaliseInput } from '../../contract/normalise-input.ts';
import { nestedErrors } from './server-errors.ts';

const shapes = new WeakMap<Schema, Shape>();

/** Forms are checked per keystroke. */
function shapeOfForm(schema: Schema): Shape {
  const shape = shapes.get(schema) ?? shapeOf(schema);
  shapes.set(schema, shape);
  return shape;
}

/**
 * Validates a form's values against a schema of the contract, read as the server will read them. Returns formik's nested errors with the
 * field messages both sides share; empty when valid. The first message of a field counts. Only lazily loaded screens import this: it brings
 * yup.
 */
export function yupErrors<V>(schema: Schema, values: unknown, context: object, locale: Locale): FormikErrors<V> {
  try {
    schema.validateSync(normaliseInput(shapeOfForm(schema), values), { abortEarly: false, strict: true, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    const messages: Record<string, string> = {};
    for (const { path = '', message } of faults) messages[path] ??= fieldMessage(message, locale);
    return nestedErrors(messages);
  }
}
