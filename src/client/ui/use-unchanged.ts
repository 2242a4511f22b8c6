import { useState } from 'react';

/** The previous render's value while `isSame` considers the new one equal: dependents are then not rendered again. */
export function useUnchanged<T>(next: T, isSame: (before: T, after: T) => boolean): T {
  const [kept, setKept] = useState(next);
  if (isSame(kept, next)) return kept;
  setKept(next);
  return next;
}
