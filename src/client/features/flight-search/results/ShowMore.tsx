import { Trans } from '@lingui/react/macro';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { useFormat } from '../../../ui/format.ts';
import styles from './ShowMore.module.css';
import type { Results } from './use-results.ts';

export function hasWaiting({ waiting, hasBetterPrices }: Results): boolean {
  return waiting > 0 || hasBetterPrices;
}

/** Shows the offers that arrived since the list was touched; until then no card moves. */
export function ShowMore({ results, place }: { results: Results; place: 'top' | 'end' }) {
  const { waiting, waitingFrom, currency, state } = results;
  const format = useFormat();
  const prices = useClientPrices();
  if (!hasWaiting(results)) return null;
  const from = waitingFrom === null ? null : format.money(prices.shown({ amount: waitingFrom, currency }));
  return (
    <button type="button" className={styles.more} data-place={place} onClick={state.showAll}>
      <Words waiting={waiting} from={from} isShort={place === 'top'} />
    </button>
  );
}

interface WordsProps {
  waiting: number;
  /** The lowest new price, if below the shown ones. */
  from: string | null;
  isShort: boolean;
}

function Words({ waiting, from, isShort }: WordsProps) {
  if (waiting === 0) return isShort ? <Trans>Update prices</Trans> : <Trans>Show prices that just arrived</Trans>;
  if (from !== null)
    return isShort ? (
      <Trans>
        {waiting} more from {from}
      </Trans>
    ) : (
      <Trans>
        Show {waiting} more that just arrived, from {from}
      </Trans>
    );
  return isShort ? <Trans>Show {waiting} more</Trans> : <Trans>Show {waiting} more that just arrived</Trans>;
}
