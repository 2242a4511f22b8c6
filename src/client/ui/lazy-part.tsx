import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { isMissingCode } from './missing-code.ts';
import { toast } from './toast.ts';

interface PartOptions {
  /** Stands in its place until the code is there. */
  waiting?: ReactNode;
  /** Shows when the code cannot be loaded now. */
  without?: ReactNode;
  /** The user has asked for it: that it cannot come is said. */
  isAskedFor?: boolean;
}

const missing = new Set<() => void>();

/** The server can be reached again: what could not be loaded is asked for once more. */
export function loadMissingParts(): void {
  for (const ask of [...missing]) ask();
}

/**
 * A part whose code loads when it is first shown. Without a connection or in a newer version the code may not be there: the page
 * around it stands all the same, and the part comes with the connection.
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

/** Has the code of parts here before they are opened, which may be when there is no connection any more. */
export function useLoadedAhead(isWanted: boolean, ...loads: readonly (() => Promise<unknown>)[]): void {
  const wanted = useRef(loads);
  useEffect(() => {
    // What does not come now is asked for again, and missed aloud, when it is opened.
    if (isWanted) for (const load of wanted.current) load().catch(() => undefined);
  }, [isWanted]);
}
