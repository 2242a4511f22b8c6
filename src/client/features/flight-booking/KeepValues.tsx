import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { BookingValues } from './booking-values.ts';
import type { KeptBookingPlace } from './kept-booking.ts';

const DELAY_MS = 300;

/** Writes the form down shortly after each change, and at once when the page goes away. */
export function KeepValues({ place }: { place: KeptBookingPlace }) {
  const { values, initialValues } = useFormikContext<BookingValues>();
  const pending = useRef<BookingValues | null>(null);
  useEffect(() => {
    const flush = () => {
      if (pending.current) place.writeValues(pending.current);
      pending.current = null;
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [place]);
  useEffect(() => {
    if (values === initialValues) return undefined;
    pending.current = values;
    const timer = setTimeout(() => {
      if (pending.current) place.writeValues(pending.current);
      pending.current = null;
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [values, initialValues, place]);
  return null;
}
