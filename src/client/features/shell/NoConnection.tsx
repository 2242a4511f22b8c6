import { useLingui } from '@lingui/react/macro';
import { useConnection } from '../../offline/connection.ts';
import { isReachable } from '../../offline/connection-rules.ts';
import styles from './ConnectionBanner.module.css';

/** Says the least where the banner's own code could not be loaded any more. */
export function NoConnection() {
  const { t } = useLingui();
  const isOff = !isReachable(useConnection().state);
  return (
    <p role="status" className={isOff ? styles.banner : undefined}>
      {isOff ? t`No connection` : null}
    </p>
  );
}
