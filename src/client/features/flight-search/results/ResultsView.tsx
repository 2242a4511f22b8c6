import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCurrency } from '../../../api/settings.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useWidth } from '../../../ui/width.ts';
import { filtersOf, type ViewParams } from '../engine/filters.ts';
import { SearchForm } from '../form/SearchForm.tsx';
import { draftOf } from '../search/draft.ts';
import { type FlightSearch, paramsOf } from '../search/search-params.ts';
import { useSearchWords } from '../search/use-search-words.ts';
import { ClientSafeButton } from './ClientSafeButton.tsx';
import { DayStrip } from './DayStrip.tsx';
import { FilterChips } from './FilterChips.tsx';
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
  const edit = (
    <ButtonLink to="/flight/booking" search={paramsOf(search)} kind="quiet" size="small">
      {t`Edit`}
    </ButtonLink>
  );
  return (
    <Page
      title={words.route(search)}
      subtitle={isDesktop ? undefined : summary}
      back={isDesktop ? undefined : '/flight/booking'}
      end={isDesktop ? undefined : edit}
      titleHidden
      wide
      headerExtra={isDesktop ? <DesktopBar search={search} params={params} /> : <Header results={results} />}
    >
      <ResultsBody results={results} />
      {width === 'phone' && results.facets.offers.length > 0 ? <ClientSafeButton /> : null}
    </Page>
  );
}

/** Below the title on phones and tablets: neighbouring days, filters, progress. */
function Header({ results }: { results: Results }) {
  return (
    <div className={styles.header}>
      <DayStrip
        search={results.search}
        currency={results.currency}
        view={results.view}
        seen={results.state.run?.done}
      />
      <FilterChips results={results} />
      <AnsweredBar run={results.state.run} />
    </div>
  );
}

/** On desktops the search stays at hand above its results. */
function DesktopBar({ search, params }: ResultsViewProps) {
  const currency = useCurrency();
  const [draft, setDraft] = useState(() => draftOf(search, filtersOf(params, currency).options.airport));
  return (
    <div className={styles.bar}>
      <SearchForm look="bar" draft={draft} onDraft={setDraft} />
    </div>
  );
}
