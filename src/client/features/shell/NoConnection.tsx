import { Trans } from '@lingui/react/macro';
import { useConnection } from '../../offline/connection.ts';
import { isReachable } from '../../offline/connection-rules.ts';
import styles from './ConnectionBanner.module.css';

/** Replaces the banner where its code fails to load: this page would not load again either. */
export function NoConnection() {
  const { state } = useConnection();
  const isOff = !isReachable(state);
  return (
    <div role="status" className={isOff ? styles.banner : undefined}>
      {isOff ? (
        <p>
          {state === 'offline' ? (
            <Trans>
              <b>Offline.</b> Please do not close or reload this page until you are online again.
            </Trans>
          ) : (
            <Trans>
              <b>The server is not responding.</b> Retrying automatically; please do not close or reload this page until
              then.
            </Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}
