import { Trans } from '@lingui/react/macro';
import type { ConnectionState } from '../../offline/connection-rules.ts';

/** What it means that the server cannot be reached, for a device that keeps what is typed. */
export function ConnectionWords({ state }: { state: ConnectionState }) {
  return state === 'offline' ? (
    <Trans>
      <b>Offline.</b> Keep typing, everything is kept on this device.
    </Trans>
  ) : (
    <Trans>
      <b>The server does not answer.</b> It is tried again by itself; what you type is kept on this device.
    </Trans>
  );
}
