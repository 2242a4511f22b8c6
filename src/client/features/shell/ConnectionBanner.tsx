import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useConnection } from '../../offline/connection.ts';
import { isReachable } from '../../offline/connection-rules.ts';
import { toast } from '../../ui/toast.ts';
import styles from './ConnectionBanner.module.css';

/** Says over every page that the server cannot be reached and what that means; and once, that it can be again. */
export function ConnectionBanner() {
  const { t } = useLingui();
  const { state } = useConnection();
  const isOff = !isReachable(state);
  const wasOff = useRef(false);
  useEffect(() => {
    if (wasOff.current && !isOff) toast(t`Back online. Nothing was sent without you.`, 'success');
    wasOff.current = isOff;
  }, [isOff, t]);
  return (
    <div role="status" className={styles.place}>
      {isOff ? (
        <div className={styles.banner} data-state={state}>
          <span className={styles.dot} aria-hidden="true" />
          {state === 'offline' ? (
            <p>
              <Trans>
                <b>Offline.</b> Keep typing, everything is kept on this device.
              </Trans>
            </p>
          ) : (
            <p>
              <Trans>
                <b>The server does not answer.</b> It is tried again by itself; what you type is kept on this device.
              </Trans>
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}
