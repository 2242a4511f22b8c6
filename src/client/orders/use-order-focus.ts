import { useEffect, useState } from 'react';

function focusNextStep(): void {
  document.getElementById('next-step')?.focus({ preventScroll: true });
}

/**
 * Where the focus goes when the payment closes. One that opened by itself, after a booking, moves it to the order instead of the page's
 * top. One opened by a button returns it there; `onClosed` covers the case that the button is gone, since the order is paid.
 */
export function useOrderFocus(paying: boolean): { onClosed: () => void } {
  const [cameToPay] = useState(paying);
  useEffect(() => {
    if (!cameToPay) return undefined;
    // After the page has focused its heading, before the sheet takes the focus.
    const frame = requestAnimationFrame(focusNextStep);
    return () => cancelAnimationFrame(frame);
  }, [cameToPay]);
  return {
    onClosed: () => {
      // After the sheet tries its button.
      setTimeout(() => {
        if (document.activeElement === document.body) focusNextStep();
      });
    },
  };
}
