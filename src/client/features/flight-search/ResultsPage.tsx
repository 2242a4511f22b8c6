import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { linkOutline } from 'ionicons/icons';
import { useMemo } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { ResultsView } from './results/ResultsView.tsx';
import { readResultsParams } from './search/results-params.ts';
import { searchKey, searchOf } from './search/search-params.ts';

/** The results of the search in the URL, or what to do when there is none. */
export function ResultsPage() {
  const params = readResultsParams(useSearch({ strict: false }));
  const search = useKept(searchOf(params));
  if (typeof search === 'string') return <NoSearch fault={search} />;
  return <ResultsView key={searchKey(search)} search={search} params={params} />;
}

/** Returns the same object for the same search: the URL changes with every filter, the search does not. */
function useKept(search: ReturnType<typeof searchOf>): ReturnType<typeof searchOf> {
  const text = JSON.stringify(search);
  return useMemo(() => JSON.parse(text), [text]);
}

function NoSearch({ fault }: { fault: 'missing' | 'unreadable' }) {
  const { t } = useLingui();
  return (
    <Page title={t`Flights found`} back="/flight/booking" titleHidden>
      <EmptyState
        icon={linkOutline}
        title={fault === 'missing' ? t`This link does not contain a complete search` : t`This link cannot be read`}
        text={t`It may have been cut short when it was copied. Start a search and share its address instead.`}
        action={
          <ButtonLink to="/flight/booking">
            <Trans>Search flights</Trans>
          </ButtonLink>
        }
      />
    </Page>
  );
}
