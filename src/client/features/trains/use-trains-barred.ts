import { useEffect } from 'react';
import { isBarred, useBarred } from '../../api/barred.ts';
import { type ApiError, messageOf } from '../../api/errors.ts';
import { refreshMe } from '../../api/fresh-me.ts';

interface Asked {
  error: ApiError | null;
  refetch: () => unknown;
}

/**
 * Whether trains can still be booked: `words` say why not, by what the server answers or by the user's rights, which are refetched when the
 * server refuses. `askAgain` finds out whether they can by now. `asked` is the page's own query; null before there is one.
 */
export function useTrainsBarred(asked: Asked | null): { words: string | null; askAgain: () => void } {
  const byRights = useBarred()('train');
  const refusal = isBarred(asked?.error) ? messageOf(asked?.error) : null;
  const words = refusal ?? byRights;
  const isRefused = refusal !== null;
  useEffect(() => {
    // The refusal is on the screen, whether or not the rights can be read now.
    if (isRefused) void refreshMe().catch(() => null);
  }, [isRefused]);
  return {
    words,
    askAgain: () => {
      if (words !== null) void refreshMe().catch(() => null);
      void asked?.refetch();
    },
  };
}
