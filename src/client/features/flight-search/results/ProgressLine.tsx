import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { INTL_TAG } from '../../../../contract/locale.ts';
import { announce } from '../../../ui/announce.tsx';
import { useFormat } from '../../../ui/format.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { useWidth } from '../../../ui/width.ts';
import styles from './ProgressLine.module.css';
import type { Results } from './use-results.ts';
import type { RunState } from './use-search-run.ts';

/** How many flights there are, and how many suppliers have answered. */
export function ProgressLine({ results }: { results: Results }) {
  const { locale } = useFormat();
  const isDesktop = useWidth() === 'desktop';
  const { run } = results.state;
  const number = new Intl.NumberFormat(INTL_TAG[locale]);
  const passing = number.format(results.selection.flights.length);
  const all = number.format(results.known);
  const { answered, total } = run?.progress ?? { answered: 0, total: 0 };
  useSpokenProgress(results);
  return (
    <div className={styles.line}>
      {results.facets.offers.length > 0 ? (
        <span className={styles.count}>
          <Trans>
            {passing} of {all} flights
          </Trans>
        </span>
      ) : null}
      {run?.done ? null : (
        <span className={styles.suppliers}>
          <Trans>
            {answered} of {total} suppliers
          </Trans>
        </span>
      )}
      {isDesktop ? <AnsweredBar state={results.state} /> : null}
    </div>
  );
}

/** Shown before anything has answered, so that there is a bar to see. */
const JUST_BEGUN = 0.04;

/** The share of suppliers that have answered; gone once all have, and where none is asked. */
export function AnsweredBar({ state: { run, error } }: { state: RunState }) {
  const { t } = useLingui();
  if (run ? run.done : error) return null;
  const { answered, total } = run?.progress ?? { answered: 0, total: 0 };
  return (
    <ProgressBar
      label={t`Suppliers that have answered`}
      value={total === 0 ? JUST_BEGUN : Math.max(JUST_BEGUN, answered / total)}
    />
  );
}

function useSpokenProgress({ state, selection }: Results): void {
  const { t } = useLingui();
  const { answered, total } = state.run?.progress ?? { answered: 0, total: 0 };
  const isDone = state.run?.done ?? false;
  const flights = selection.flights.length;
  useEffect(() => {
    if (total === 0) return undefined;
    const text = isDone
      ? t`Search finished: ${flights} flights`
      : t`${answered} of ${total} suppliers, ${flights} flights`;
    const timer = setTimeout(() => announce(text), 400);
    return () => clearTimeout(timer);
  }, [answered, total, isDone, flights, t]);
}
