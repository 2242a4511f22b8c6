import { Trans } from '@lingui/react/macro';
import { setClientSafe, useClientSafe } from '../api/client-safe.ts';
import { Button } from '../ui/Button.tsx';

/** Hides what the agency pays while the client looks, and shows it again. */
export function NetPricesButton() {
  const isSafe = useClientSafe();
  return (
    <Button kind="plain" size="small" onPress={() => setClientSafe(!isSafe)}>
      {isSafe ? <Trans>Show net prices</Trans> : <Trans>Hide net prices</Trans>}
    </Button>
  );
}
