import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Who prints: the page, or the browser by its own menu or keys. */
export type Printer = 'page' | 'browser';

/** Whether an order's page is being printed, and by whom; the browser's own print also gets the order, not the screen. */
export function usePrinting() {
  const [printing, setPrinting] = useState<Printer | null>(null);
  useEffect(() => {
    // The browser prints right after the listeners return.
    const prepare = () => flushSync(() => setPrinting((printer) => printer ?? 'browser'));
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, []);
  const done = useCallback(() => setPrinting(null), []);
  const print = useCallback(() => setPrinting('page'), []);
  return { printing, print, done };
}
