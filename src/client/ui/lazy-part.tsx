import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { isMissingCode } from './missing-code.ts';
import { toast } from './toast.ts';

interface PartOptions {
  /** Placeholder until the code is loaded. */
  waiting?: ReactNode;
  /** Shown when the code cannot be loaded. */
  without?: ReactNode;
  /** Requested by the user: a failure to load is reported. */
  isAskedFor?: boolean;
}

const missing = new Set<() => void>();

/** Retries failed parts when the server is reachable again. */
export function loadMissingParts(): void {
  for (const ask of [...missing]) ask();
}

/**
 * A part whose code loads when it is first shown. Offline or in a newer version the code may be unavailable: the page around it still
 * renders, and the part appears with the connection.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, options: PartOptions = {}) {
  const { waiting = null, without = null, isAskedFor = false } = options;
  let loaded: ComponentType<P> | null = null;
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Part) return;
      let isLeft = false;
      const ask = async () => {
        try {
          loaded = await load();
          if (!isLeft) setPart(() => loaded);
        } catch (error) {
          if (isLeft) return;
          setFailure({ error });
          if (isAskedFor && isMissingCode(error))
            toast(i18n._(msg`Network Error, please check your connection`), 'error');
        }
      };
      const askAgain = () => void ask();
      askAgain();
      window.addEventListener('online', askAgain);
      missing.add(askAgain);
      return () => {
        isLeft = true;
        window.removeEventListener('online', askAgain);
        missing.delete(askAgain);
      };
    }, [Part]);
    if (Part) return <Part {...props} />;
    if (!failure) return waiting;
    if (!isMissingCode(failure.error)) throw failure.error;
    return without;
  };
}

/** Preloads the code of parts before they are opened, which may happen offline. */
export function useLoadedAhead(isWanted: boolean, ...loads: readonly (() => Promise<unknown>)[]): void {
  const wanted = useRef(loads);
  useEffect(() => {
    // Failures are retried, and reported, when it is opened.
    if (isWanted) for (const load of wanted.current) load().catch(() => undefined);
  }, [isWanted]);
}
