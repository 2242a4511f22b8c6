import { useState } from 'react';
import type { PaperOrder } from '../../../contract/paper/order-paper.ts';
import { useFormat } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Printing } from './Printing.tsx';
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
