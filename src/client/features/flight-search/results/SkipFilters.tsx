import { Trans } from '@lingui/react/macro';
import styles from './SkipFilters.module.css';

const FLIGHTS_ID = 'flights';

/** What {@link SkipFilters} leads to. */
export const flightsTarget = { id: FLIGHTS_ID, tabIndex: -1 } as const;

/** Takes the keyboard past a hundred filters to the flights; seen while it has the focus. */
export function SkipFilters() {
  return (
    <a
      href={`#${FLIGHTS_ID}`}
      className={styles.skip}
      onClick={(event) => {
        // The address is the search: it stays as it is.
        event.preventDefault();
        document.getElementById(FLIGHTS_ID)?.focus();
      }}
    >
      <Trans>Skip to the flights</Trans>
    </a>
  );
}
