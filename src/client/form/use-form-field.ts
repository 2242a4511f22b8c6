import { getIn, useFormikContext } from 'formik';
import { afterPress } from './after-press.ts';

export interface FormField {
  value: string;
  /** Shown once the field was left or the form was sent. */
  error: string | undefined;
  set: (value: string) => void;
  blur: () => void;
}

/** A text value of the surrounding formik form. */
export function useFormField(name: string): FormField {
  const { values, errors, touched, submitCount, setFieldValue, setFieldTouched } = useFormikContext<object>();
  const value: unknown = getIn(values, name);
  const error: unknown = getIn(errors, name);
  const isShown = submitCount > 0 || Boolean(getIn(touched, name));
  return {
    value: typeof value === 'string' ? value : '',
    error: isShown && typeof error === 'string' ? error : undefined,
    set: (next) => void setFieldValue(name, next),
    blur: () => afterPress(() => void setFieldTouched(name, true)),
  };
}
