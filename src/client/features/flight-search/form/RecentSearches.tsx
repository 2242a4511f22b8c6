import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { accountOf, useSession } from '../../../api/session.ts';
import { useStore } from '../../../api/store.ts';
import { tracesBack } from '../../../api/traces.ts';
import { recentSearches } from '../search/recent-searches.ts';
import { paramsOf, searchKey } from '../search/search-params.ts';
import { todayHere } from '../search/today.ts';
import { useSearchWords } from '../search/use-search-words.ts';
import styles from './RecentSearches.module.css';

/** The last searches of this account on this device, one tap from their results. */
export function RecentSearches() {
  const account = accountOf(useSession());
  const words = useSearchWords();
  // They come back a moment after a log-in.
  useStore(tracesBack);
  const searches = recentSearches(account, todayHere());
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent}>
      <h2 className={styles.title}>
        <Trans>Recent searches</Trans>
      </h2>
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={searchKey(search)}>
            <Link to="/flight/booking/results" search={paramsOf(search)} preload={false} className={styles.chip}>
              <span>{words.route(search)}</span> <span className={styles.when}>{words.dates(search)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
