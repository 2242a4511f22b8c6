import { type ComponentType, useEffect, useState } from 'react';
import type { PrintSheetProps } from './PrintSheet.tsx';

/**
 * Prints an order on request. The print code loads once the page has rendered, not on printing: a browser that prints from its own menu
 * draws at once. It is not cached on the device, nor is the traveller's sheet.
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
