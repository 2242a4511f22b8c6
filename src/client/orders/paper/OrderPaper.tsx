import { type ComponentType, useEffect, useState } from 'react';
import type { PaperOrder } from '../../../contract/paper/order-paper.ts';
import { useFormat } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PrintSheetProps } from './PrintSheet.tsx';
import type { PaperChoice } from './use-paper.ts';
import { usePrinting } from './use-printing.ts';

const ItinerarySheet = lazyPart(async () => (await import('./ItinerarySheet.tsx')).ItinerarySheet, {
  isAskedFor: true,
});

interface OrderPaperProps {
  of: PaperOrder;
  /** The traveller's itinerary sheet is open. */
  sharing: boolean;
  onSharing: (sharing: boolean) => void;
}

/** The itinerary on an order's page: in a sheet for sharing, and in place of the screen for printing. */
export function OrderPaper({ of, sharing, onSharing }: OrderPaperProps) {
  const { locale } = useFormat();
  const [choice, setChoice] = useState<PaperChoice>({ locale, withPrices: false });
  const { printing, print, done } = usePrinting();
  return (
    <>
      {sharing ? (
        <ItinerarySheet
          of={of}
          open
          onClose={() => onSharing(false)}
          choice={choice}
          onChoice={setChoice}
          onPrint={print}
        />
      ) : null}
      <Printing of={of} choice={choice} printer={printing} onDone={done} />
    </>
  );
}

/**
 * Prints an order on request. The print code loads once the page has rendered, not on printing: a browser that prints from its own menu
 * draws at once. It is not cached on the device, nor is the traveller's sheet.
 */
function Printing({
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
