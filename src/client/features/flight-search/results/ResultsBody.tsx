import { memo } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useWidth } from '../../../ui/width.ts';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { DayStrip } from './DayStrip.tsx';
import { ExactNotice } from './ExactNotice.tsx';
import { MoreWhenSlow } from './MoreWhenSlow.tsx';
import { OfferList } from './OfferList.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import styles from './ResultsBody.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { Failures, NoFlights, NoneLeft, Notices, ResultsAge, SearchFailed } from './ResultsStates.tsx';
import { SelfTransferSheet } from './SelfTransferSheet.tsx';
import { hasWaiting, ShowMore } from './ShowMore.tsx';
import { flightsTarget, SkipFilters } from './SkipFilters.tsx';
import { SortSwitch } from './SortSwitch.tsx';
import type { Results } from './use-results.ts';

/** The list with its surroundings; filters are beside it from the tablet's width on. */
export const ResultsBody = memo(function ResultsBody({ results }: { results: Results }) {
  const width = useWidth();
  const hasOffers = results.facets.offers.length > 0;
  const hasPlace = hasOffers || isSearching(results);
  return (
    <div className={styles.body} data-width={width}>
      {width === 'phone' || !hasPlace ? null : (
        <aside className={styles.filters}>
          {hasOffers ? (
            <>
              <SkipFilters />
              <FilterPanel
                facets={results.facets}
                selection={results.selection}
                filters={results.filters}
                onChange={results.setFilters}
              />
            </>
          ) : (
            <Skeleton lines={8} height="24px" />
          )}
        </aside>
      )}
      <div className={styles.main} {...flightsTarget}>
        {width === 'desktop' && results.search.flights === undefined ? <DayStrip results={results} /> : null}
        <Outcome results={results} />
      </div>
      <SelfTransferSheet offer={results.asked} onAccept={results.confirmAsked} onClose={results.dismissAsked} />
    </div>
  );
});

/** The area above the list reserves its space: nothing moves when flights arrive. */
function Outcome({ results }: { results: Results }) {
  const { run, error, isExpired } = results.state;
  const hasOffers = results.facets.offers.length > 0;
  if (!hasOffers && !isSearching(results))
    return run || !error ? (
      <>
        <ExactNotice results={results} />
        <NoFlights results={results} />
      </>
    ) : (
      <SearchFailed error={error} results={results} />
    );
  const hasNews = !isExpired && hasWaiting(results);
  return (
    <>
      <div className={styles.top} data-news={hasNews}>
        <ProgressLine results={results} />
        <SortSwitch results={results} />
      </div>
      <ProductTabs results={results} />
      <ResultsAge results={results} />
      <Notices results={results} />
      <ExactNotice results={results} />
      {run && hasOffers ? <Flights results={results} searchId={run.searchId} /> : <ResultsSkeleton />}
      {hasNews ? <ShowMore results={results} place="end" /> : null}
      {isExpired ? null : <MoreWhenSlow results={results} />}
      {run ? <Failures run={run} /> : null}
    </>
  );
}

function Flights({ results, searchId }: { results: Results; searchId: string }) {
  if (results.selection.flights.length === 0) return <NoneLeft results={results} />;
  return (
    <OfferList
      listed={results.listed}
      searchId={searchId}
      passengers={results.search.passengers}
      isExpired={results.state.isExpired}
      onChoose={results.choose}
      onTouch={results.hold}
    />
  );
}

/** Nothing found yet, but still searching. */
function isSearching({ state: { run, error } }: Results): boolean {
  return !error && !run?.done;
}
