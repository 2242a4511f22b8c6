import { useWidth } from '../../../ui/width.ts';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { DayStrip } from './DayStrip.tsx';
import { OfferList } from './OfferList.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import styles from './ResultsBody.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { Failures, NoFlights, NoneLeft, Notices, ResultsAge, SearchFailed } from './ResultsStates.tsx';
import { SelfTransferSheet } from './SelfTransferSheet.tsx';
import { ShowMore } from './ShowMore.tsx';
import { SortSwitch } from './SortSwitch.tsx';
import type { Results } from './use-results.ts';

/** The list with what belongs around it; filters stand beside it from the tablet's width on. */
export function ResultsBody({ results }: { results: Results }) {
  const width = useWidth();
  const hasOffers = results.facets.offers.length > 0;
  return (
    <div className={styles.body} data-width={width}>
      {width === 'phone' || !hasOffers ? null : (
        <aside className={styles.filters}>
          <FilterPanel
            facets={results.facets}
            selection={results.selection}
            filters={results.filters}
            onChange={results.setFilters}
          />
        </aside>
      )}
      <div className={styles.main}>
        {width === 'desktop' ? (
          <DayStrip
            search={results.search}
            currency={results.currency}
            view={results.view}
            seen={results.state.run?.done}
          />
        ) : null}
        <Outcome results={results} />
      </div>
      <SelfTransferSheet offer={results.asked} onAccept={results.confirmAsked} onClose={results.dismissAsked} />
    </div>
  );
}

function Outcome({ results }: { results: Results }) {
  const { state, facets, selection } = results;
  const { run, error, isExpired } = state;
  if (!run) return error ? <SearchFailed error={error} results={results} /> : <ResultsSkeleton />;
  if (facets.offers.length === 0) {
    if (!run.done && !error) return <Waiting results={results} />;
    return <NoFlights results={results} />;
  }
  return (
    <>
      <div className={styles.top}>
        <ProgressLine results={results} />
        {isExpired ? null : <ShowMore results={results} place="top" />}
        <SortSwitch results={results} />
      </div>
      <ResultsAge results={results} />
      <Notices results={results} />
      {selection.flights.length === 0 ? <NoneLeft results={results} /> : <OfferList results={results} />}
      {isExpired ? null : <ShowMore results={results} place="end" />}
      <Failures run={run} />
    </>
  );
}

function Waiting({ results }: { results: Results }) {
  return (
    <>
      <ProgressLine results={results} />
      <Notices results={results} />
      <ResultsSkeleton />
    </>
  );
}
