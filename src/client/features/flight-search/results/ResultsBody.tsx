import { memo } from 'react';
import { useWidth } from '../../../ui/width.ts';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { DayStrip } from './DayStrip.tsx';
import { ExactNotice } from './ExactNotice.tsx';
import { MoreWhenSlow } from './MoreWhenSlow.tsx';
import { OfferList } from './OfferList.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import styles from './ResultsBody.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { Failures, NoFlights, NoneLeft, Notices, ResultsAge, SearchFailed } from './ResultsStates.tsx';
import { SelfTransferSheet } from './SelfTransferSheet.tsx';
import { ShowMore } from './ShowMore.tsx';
import { flightsTarget, SkipFilters } from './SkipFilters.tsx';
import { SortSwitch } from './SortSwitch.tsx';
import type { Results } from './use-results.ts';

/** The list with what belongs around it; filters stand beside it from the tablet's width on. */
export const ResultsBody = memo(function ResultsBody({ results }: { results: Results }) {
  const width = useWidth();
  const hasOffers = results.facets.offers.length > 0;
  return (
    <div className={styles.body} data-width={width}>
      {width === 'phone' || !hasOffers ? null : (
        <aside className={styles.filters}>
          <SkipFilters />
          <FilterPanel
            facets={results.facets}
            selection={results.selection}
            filters={results.filters}
            onChange={results.setFilters}
          />
        </aside>
      )}
      <div className={styles.main} {...flightsTarget}>
        {width === 'desktop' && results.search.flights === undefined ? (
          <DayStrip
            search={results.search}
            currency={results.currency}
            view={results.listed.view.params}
            seen={results.state.run?.done}
          />
        ) : null}
        <Outcome results={results} />
      </div>
      <SelfTransferSheet offer={results.asked} onAccept={results.confirmAsked} onClose={results.dismissAsked} />
    </div>
  );
});

function Outcome({ results }: { results: Results }) {
  const { state, facets, selection } = results;
  const { run, error, isExpired } = state;
  if (!run) return error ? <SearchFailed error={error} results={results} /> : <ResultsSkeleton />;
  if (facets.offers.length === 0) {
    if (!run.done && !error) return <Waiting results={results} />;
    return (
      <>
        <ExactNotice results={results} />
        <NoFlights results={results} />
      </>
    );
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
      <ExactNotice results={results} />
      {selection.flights.length === 0 ? (
        <NoneLeft results={results} />
      ) : (
        <OfferList
          listed={results.listed}
          searchId={run.searchId}
          passengers={results.search.passengers}
          isUndercut={results.waitingFrom !== null || results.hasBetterPrices}
          isExpired={isExpired}
          onChoose={results.choose}
        />
      )}
      {isExpired ? null : <ShowMore results={results} place="end" />}
      {isExpired ? null : <MoreWhenSlow results={results} />}
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
