import { getIn, useFormikContext } from 'formik';
import { afterPress } from './after-press.ts';
import { listErrors } from './error-list.ts';
import { leaveField } from './leave-field.ts';

export interface FormField {
  value: string;
  /** Set once the field was left or the form sent. */
  error: string | undefined;
  set: (value: string) => void;
  blur: () => void;
}

/** A text value of the surrounding formik form. */
export function useFormField(name: string): FormField {
  const form = useFormikContext<object>();
  const { values, errors, touched, submitCount, setFieldValue } = form;
  const value: unknown = getIn(values, name);
  // A text that represents a list has its errors by entry.
  const error = listErrors(getIn(errors, name))[0]?.[1];
  const isShown = submitCount > 0 || Boolean(getIn(touched, name));
  return {
    value: typeof value === 'string' ? value : '',
    error: isShown ? error : undefined,
    set: (next) => void setFieldValue(name, next),
    blur: () => afterPress(() => void leaveField(form, name)),
  };
}
