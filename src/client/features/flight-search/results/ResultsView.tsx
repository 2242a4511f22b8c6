import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useState } from 'react';
import { useCurrency } from '../../../api/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useWidth, type Width } from '../../../ui/width.ts';
import { filtersOf, type ViewParams } from '../engine/filters.ts';
import { SearchForm } from '../form/SearchForm.tsx';
import { draftOf } from '../search/draft.ts';
import { type FlightSearch, paramsOf, searchKey } from '../search/search-params.ts';
import { useSearchDraft } from '../search/use-search-draft.ts';
import { useSearchWords } from '../search/use-search-words.ts';
import { ClientSafeButton, ClientSafeChip } from './ClientSafeButton.tsx';
import { DayStrip } from './DayStrip.tsx';
import { FilterChips } from './FilterChips.tsx';
import { MarkupChip } from './MarkupChip.tsx';
import { AnsweredBar } from './ProgressLine.tsx';
import { ResultsBody } from './ResultsBody.tsx';
import styles from './ResultsView.module.css';
import { type Results, useResults } from './use-results.ts';

interface ResultsViewProps {
  search: FlightSearch;
  params: ViewParams;
}

export function ResultsView({ search, params }: ResultsViewProps) {
  const { t } = useLingui();
  const width = useWidth();
  const currency = useCurrency();
  const results = useResults(search, params, currency);
  const words = useSearchWords();
  const isDesktop = width === 'desktop';
  const summary = `${words.dates(search)} · ${words.party(search.passengers)} · ${words.cabin(search)}`;
  const isExact = search.flights !== undefined;
  const edit = isExact ? undefined : (
    <ButtonLink to="/flight/booking" search={paramsOf(search)} kind="quiet" size="small">
      {t`Edit`}
    </ButtonLink>
  );
  return (
    <Page
      title={words.route(search)}
      subtitle={isDesktop ? undefined : summary}
      back={isDesktop ? undefined : isExact ? '/flight/booking/pnr' : '/flight/booking'}
      end={isDesktop ? undefined : <HeaderEnd width={width}>{edit}</HeaderEnd>}
      titleHidden
      wide
      headerExtra={
        !isDesktop ? (
          <Header results={results} />
        ) : isExact ? (
          <ExactBar search={search} />
        ) : (
          <DesktopBar search={search} params={params} />
        )
      }
    >
      <ResultsBody results={results} />
      {width === 'phone' && results.facets.offers.length > 0 ? <ClientSafeButton /> : null}
    </Page>
  );
}

/** Beside the title; on phones, that button is in thumb reach. */
function HeaderEnd({ width, children }: { width: Width; children: ReactNode }) {
  return (
    <div className={styles.end}>
      {width === 'tablet' ? (
        <>
          <MarkupChip />
          <ClientSafeChip />
        </>
      ) : null}
      {children}
    </div>
  );
}

/** Below the title on phones and tablets: neighbouring days, filters, progress. */
const Header = memo(function Header({ results }: { results: Results }) {
  return (
    <div className={styles.header}>
      {results.search.flights === undefined ? <DayStrip results={results} /> : null}
      <FilterChips results={results} />
      <div className={styles.answered}>
        <AnsweredBar state={results.state} />
      </div>
    </div>
  );
});

/** More rows would leave no room for the results below. */
const MOST_ROWS = 2;

/** On desktops the search form stays above its results. */
const DesktopBar = memo(function DesktopBar({ search, params }: ResultsViewProps) {
  const { t } = useLingui();
  const currency = useCurrency();
  const shown = draftOf(search, filtersOf(params, currency).options.airport);
  const [draft, setDraft] = useSearchDraft(`results ${searchKey(search)}`, shown);
  const [isOpen, setOpen] = useState(search.journeys.length <= MOST_ROWS);
  if (!isOpen)
    return (
      <SummaryBar search={search}>
        <Button kind="quiet" size="small" onPress={() => setOpen(true)}>
          {t`Edit`}
        </Button>
      </SummaryBar>
    );
  return (
    <div className={styles.bar}>
      <SearchForm look="bar" draft={draft} onDraft={setDraft} />
    </div>
  );
});

/** Exact flights come from a reservation: a new one is pasted, nothing is edited here. */
function ExactBar({ search }: Pick<ResultsViewProps, 'search'>) {
  return (
    <SummaryBar search={search}>
      <ButtonLink to="/flight/booking/pnr" kind="quiet" size="small">
        <Trans>Read another reservation</Trans>
      </ButtonLink>
    </SummaryBar>
  );
}

/** The search in one line, with its actions. */
function SummaryBar({ search, children }: Pick<ResultsViewProps, 'search'> & { children: ReactNode }) {
  const words = useSearchWords();
  return (
    <div className={styles.summary}>
      <span>
        <b>{words.route(search)}</b> · {words.dates(search)} · {words.party(search.passengers)} · {words.cabin(search)}
      </span>
      {children}
    </div>
  );
}
