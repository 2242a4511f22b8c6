import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { INTL_TAG } from '../../../../contract/locale.ts';
import { announce } from '../../../ui/announce.tsx';
import { useFormat } from '../../../ui/format.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { useWidth } from '../../../ui/width.ts';
import { countFilters } from '../engine/filters.ts';
import styles from './ProgressLine.module.css';
import { hasWaiting, ShowMore } from './ShowMore.tsx';
import type { Results } from './use-results.ts';
import type { RunState } from './use-search-run.ts';

/** How many flights pass the filters, and how many suppliers have answered. New offers replace them until shown. */
export function ProgressLine({ results }: { results: Results }) {
  const isDesktop = useWidth() === 'desktop';
  const { run, isExpired } = results.state;
  const { answered, total } = run?.progress ?? { answered: 0, total: 0 };
  const isWaiting = !isExpired && hasWaiting(results);
  useSpokenProgress(results);
  return (
    <div className={styles.line}>
      <FlightCount results={results} />
      {isWaiting ? <ShowMore results={results} place="top" /> : null}
      {isWaiting || !run || run.done || run.progress.waiting ? null : (
        <span className={styles.suppliers}>
          <Trans>
            {answered} of {total} suppliers
          </Trans>
        </span>
      )}
      {isDesktop ? (
        <div className={styles.answered}>
          <AnsweredBar state={results.state} />
        </div>
      ) : null}
    </div>
  );
}

function FlightCount({ results }: { results: Results }) {
  const { locale } = useFormat();
  const number = new Intl.NumberFormat(INTL_TAG[locale]);
  const flights = results.selection.flights.length;
  const passing = number.format(flights);
  const all = number.format(results.facets.flightKeys.length);
  if (results.facets.offers.length === 0) return null;
  return (
    <span className={styles.count} data-count="flights">
      {countFilters(results.filters) > 0 ? (
        <Trans>
          {passing} of {all} flights
        </Trans>
      ) : (
        <Plural value={flights} one="# flight" other="# flights" />
      )}
    </span>
  );
}

/** Shown before any answer, so that a bar is visible. */
const JUST_BEGUN = 0.04;

/** The share of suppliers that have answered; hidden once all have, or if none is asked. */
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
