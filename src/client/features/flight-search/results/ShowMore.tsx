import { Plural, Trans } from '@lingui/react/macro';
import { useWidth } from '../../../ui/width.ts';
import styles from './ShowMore.module.css';
import type { Results } from './use-results.ts';

/** Brings in the offers that arrived since; until then no card moves. */
export function ShowMore({ results, place }: { results: Results; place: 'top' | 'end' }) {
  const isPhone = useWidth() === 'phone';
  const { waiting, hasBetterPrices, state } = results;
  if (waiting === 0 && !hasBetterPrices) return null;
  if (place === 'top' && !isPhone && waiting === 0) return null;
  return (
    <button type="button" className={styles.more} data-place={place} onClick={state.showAll}>
      {waiting > 0 ? (
        <Plural value={waiting} one="Show # more that just arrived" other="Show # more that just arrived" />
      ) : (
        <Trans>Show prices that just arrived</Trans>
      )}
    </button>
  );
}
