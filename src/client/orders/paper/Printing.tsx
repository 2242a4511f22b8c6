import { type ComponentType, useEffect, useState } from 'react';
import type { PrintSheetProps } from './PrintSheet.tsx';

/**
 * Prints an order when it is wanted. What it is printed with comes once the page stands, not when somebody prints: a browser that is
 * asked by its own menu draws at once. It is not kept on the device, as the sheet for the traveller is not.
 */
export function Printing({
  printer,
  ...rest
}: Omit<PrintSheetProps, 'printer'> & { printer: PrintSheetProps['printer'] | null }) {
  const [Sheet, setSheet] = useState<ComponentType<PrintSheetProps> | null>(null);
  useEffect(() => {
    const load = () => {
      import('./PrintSheet.tsx').then(({ PrintSheet }) => setSheet(() => PrintSheet)).catch(() => undefined);
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  return printer && Sheet ? <Sheet printer={printer} {...rest} /> : null;
}
