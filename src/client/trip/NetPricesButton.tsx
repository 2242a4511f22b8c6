import { Trans } from '@lingui/react/macro';
import { setClientSafe, useClientSafe } from '../api/client-safe.ts';
import { Button } from '../ui/Button.tsx';

/** Hides the agency's net prices from the client, and reveals them. */
export function NetPricesButton() {
  const isSafe = useClientSafe();
  return (
    <Button kind="plain" size="small" onPress={() => setClientSafe(!isSafe)}>
      {isSafe ? <Trans>Show net prices</Trans> : <Trans>Hide net prices</Trans>}
    </Button>
  );
}
