import { useConnection } from '../../offline/connection.ts';
import { isReachable } from '../../offline/connection-rules.ts';
import styles from './ConnectionBanner.module.css';
import { ConnectionWords } from './ConnectionWords.tsx';

/** Says what the banner does where its own code could not be loaded any more. */
export function NoConnection() {
  const { state } = useConnection();
  const isOff = !isReachable(state);
  return (
    <div role="status" className={isOff ? styles.banner : undefined}>
      {isOff ? (
        <p>
          <ConnectionWords state={state} />
        </p>
      ) : null}
    </div>
  );
}
