import { Trans } from '@lingui/react/macro';
import styles from './SkipFilters.module.css';

const FLIGHTS_ID = 'flights';

/** The target of {@link SkipFilters}. */
export const flightsTarget = { id: FLIGHTS_ID, tabIndex: -1 } as const;

/** Skips a hundred filters by keyboard; visible while focused. */
export function SkipFilters() {
  return (
    <a
      href={`#${FLIGHTS_ID}`}
      className={styles.skip}
      onClick={(event) => {
        // The URL holds the search: it must not change.
        event.preventDefault();
        document.getElementById(FLIGHTS_ID)?.focus();
      }}
    >
      <Trans>Skip to the flights</Trans>
    </a>
  );
}
