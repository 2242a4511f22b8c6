import { useState } from 'react';

/** The value of an earlier drawing while `isSame` calls the new one the same: what depends on it is then not drawn again. */
export function useUnchanged<T>(next: T, isSame: (before: T, after: T) => boolean): T {
  const [kept, setKept] = useState(next);
  if (isSame(kept, next)) return kept;
  setKept(next);
  return next;
}
