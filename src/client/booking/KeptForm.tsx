import { Formik, type FormikErrors, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { newestAnswer } from '../form/newest-answer.ts';
import type { BookingPlace } from './booking-place.ts';

interface KeptFormProps<V, B> {
  place: BookingPlace<V, B>;
  validate: (values: V) => Promise<FormikErrors<V>>;
  onSubmit: (values: V, setErrors: (errors: FormikErrors<V>) => void) => Promise<void>;
  children: ReactNode;
}

/** A booking form: it starts with its draft, and every keystroke is saved there until it is booked. */
export function KeptForm<V extends object, B>({ place, validate, onSubmit, children }: KeptFormProps<V, B>) {
  const [initialValues] = useState(() => place.held.get().values);
  const [newest] = useState(() => newestAnswer<FormikErrors<V>>());
  return (
    <Formik<V>
      initialValues={initialValues}
      validate={(values) => newest(() => validate(values))}
      validateOnChange={false}
      onSubmit={(values, { setErrors }) => onSubmit(values, setErrors)}
    >
      <>
        <KeepValues place={place} />
        {children}
      </>
    </Formik>
  );
}

/** Syncs changes to the draft, and those of other tabs and devices into the form. */
function KeepValues<V, B>({ place }: { place: BookingPlace<V, B> }) {
  const { values, initialValues, setValues } = useFormikContext<V>();
  useEffect(() => {
    if (values !== initialValues) place.change({ values });
  }, [values, initialValues, place]);
  useEffect(() => place.follow((next) => void setValues(next, false)), [place, setValues]);
  return null;
}
