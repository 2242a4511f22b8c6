import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Who prints: the page, or the browser when it was asked to by its own menu or keys. */
export type Printer = 'page' | 'browser';

/** Whether an order's page is being printed, and by whom; the browser's own way gets the order as well, not the screen. */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printer | null>(null);
  useEffect(() => {
    // The paper is drawn as soon as the listeners are done.
    const prepare = () => flushSync(() => setPrinting((printer) => printer ?? 'browser'));
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, []);
  const done = useCallback(() => setPrinting(null), []);
  const print = useCallback(() => setPrinting('page'), []);
  return { printing, print, done };
}
