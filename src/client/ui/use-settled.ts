import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** A value once it has not changed for a moment: what is typed, to be searched for. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
