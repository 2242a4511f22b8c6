import { useCallback, useEffect, useState } from 'react';
import { layersSettled } from '../ui/back-layer.ts';

interface Payable {
  /** Whether the order waits for payment. */
  isPayable: boolean;
  /** Whether it was closed, e.g. when overdue. */
  isClosed: boolean;
}

/**
 * A deadline that passes while the payment is open is shown in it: the sheet stays until the agent closes it, and does not vanish under the
 * finger. Closes the sheet before it updates the URL: updated at once, the new URL would land on the sheet's own history entry, and going
 * back would open the payment again.
 */
export function useClosePayment(
  paying: boolean,
  onPaying: (paying: boolean) => void,
  { isPayable, isClosed }: Payable,
) {
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
