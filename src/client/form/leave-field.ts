import type { FormikHelpers } from 'formik';

type Form = Pick<FormikHelpers<object>, 'setFieldTouched' | 'validateForm'>;

/** A field counts as left once what is in it now has been checked: the form may still hold what an earlier value was told. */
export async function leaveField(form: Form, name: string): Promise<void> {
  // A value set by this very event is in the form once the event is over.
  await Promise.resolve();
  await form.validateForm();
  await form.setFieldTouched(name, true, false);
}
