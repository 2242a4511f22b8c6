import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { BookingPlace } from './booking-place.ts';
import type { PartyValues } from './party-values.ts';

/** Hands every change to the draft, and what other tabs and devices wrote into the form. */
export function KeepValues<V extends PartyValues, B>({ place }: { place: BookingPlace<V, B> }) {
  const { values, initialValues, setValues } = useFormikContext<V>();
  useEffect(() => {
    if (values !== initialValues) place.change({ values });
  }, [values, initialValues, place]);
  useEffect(() => place.follow((next) => void setValues(next, false)), [place, setValues]);
  return null;
}
