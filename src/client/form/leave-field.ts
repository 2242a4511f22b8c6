import type { FormikHelpers } from 'formik';

type Form = Pick<FormikHelpers<object>, 'setFieldTouched' | 'validateForm'>;

/** Marks a field as touched once its current value is validated: the form may still hold an earlier value's error. */
export async function leaveField(form: Form, name: string): Promise<void> {
  // A value set by this very event is in the form once the event is over.
  await Promise.resolve();
  await form.validateForm();
  await form.setFieldTouched(name, true, false);
}
