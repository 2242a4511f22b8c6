import { useEffect, useState } from 'react';

function focusNextStep(): void {
  document.getElementById('next-step')?.focus({ preventScroll: true });
}

/**
 * Where the focus goes when the payment closes. One that came up by itself, after a booking, gives it to the order instead of to the
 * page's beginning. One that was opened gives it back to its button; `onClosed` is for when that has gone, since the order is paid.
 */
export function useOrderFocus(paying: boolean): { onClosed: () => void } {
  const [cameToPay] = useState(paying);
  useEffect(() => {
    if (!cameToPay) return undefined;
    // After the page has put the focus on its heading, before the sheet takes it.
    const frame = requestAnimationFrame(focusNextStep);
    return () => cancelAnimationFrame(frame);
  }, [cameToPay]);
  return {
    onClosed: () => {
      // After the sheet has tried its button.
      setTimeout(() => {
        if (document.activeElement === document.body) focusNextStep();
      });
    },
  };
}
