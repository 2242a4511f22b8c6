import { useCallback, useEffect, useState } from 'react';
import { layersSettled } from '../ui/back-layer.ts';

interface Payable {
  /** Whether the order waits for its money. */
  isPayable: boolean;
  /** Whether it was closed, as at its deadline. */
  isClosed: boolean;
}

/**
 * A deadline that passes over the open payment is told in it: it stays until the agent shuts it, and does not vanish from under
 * the finger. Shuts the payment first and takes it out of the address then: written at once, the new address would land on the sheet's own entry
 * of the history, and going back would open the payment again.
 */
export function useShutPayment(paying: boolean, onPaying: (paying: boolean) => void, { isPayable, isClosed }: Payable) {
  const [isShut, setShut] = useState(false);
  const [wasPayable, setWasPayable] = useState(false);
  const isNow = paying && (isPayable || (wasPayable && isClosed));
  if (isNow !== wasPayable) setWasPayable(isNow);
  if (isShut && !paying) setShut(false);
  useEffect(() => {
    if (!isShut) return undefined;
    let isWanted = true;
    void layersSettled().then(() => {
      if (isWanted) onPaying(false);
    });
    return () => {
      isWanted = false;
    };
  }, [isShut, onPaying]);
  return { isOpen: isNow && !isShut, shut: useCallback(() => setShut(true), []) };
}
