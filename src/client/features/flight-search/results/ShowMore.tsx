import { Trans } from '@lingui/react/macro';
import styles from './ShowMore.module.css';
import type { Results } from './use-results.ts';

/** Brings in the offers that arrived since; until then no card moves. */
export function ShowMore({ results, place }: { results: Results; place: 'top' | 'end' }) {
  const { waiting, hasBetterPrices, state } = results;
  if (waiting === 0 && !hasBetterPrices) return null;
  return (
    <button type="button" className={styles.more} data-place={place} onClick={state.showAll}>
      <Words waiting={waiting} isShort={place === 'top'} />
    </button>
  );
}

function Words({ waiting, isShort }: { waiting: number; isShort: boolean }) {
  if (waiting === 0) return isShort ? <Trans>Update prices</Trans> : <Trans>Show prices that just arrived</Trans>;
  return isShort ? <Trans>Show {waiting} more</Trans> : <Trans>Show {waiting} more that just arrived</Trans>;
}
