import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { usePlaceIndexAhead } from '../../places/use-place-search.ts';
import { Page } from '../../ui/Page.tsx';
import { useWidth } from '../../ui/width.ts';
import { RecentSearches } from './form/RecentSearches.tsx';
import { SearchForm } from './form/SearchForm.tsx';
import { TripTypeSwitch } from './form/TripTypeSwitch.tsx';
import styles from './SearchPage.module.css';
import { draftOf, newDraft, withType } from './search/draft.ts';
import { readSearchParams, searchKey, searchOf } from './search/search-params.ts';
import { todayHere } from './search/today.ts';

const ContinueDraft = lazy(() =>
  import('../../offline/drafts/ui/ContinueDraft.tsx').then((m) => ({ default: m.ContinueDraft })),
);

export function SearchPage() {
  const { t } = useLingui();
  const isDesktop = useWidth() === 'desktop';
  usePlaceIndexAhead();
  const given = searchOf(readSearchParams(useSearch({ strict: false })));
  const key = typeof given === 'string' ? 'new' : searchKey(given);
  const [edited, setDraft] = useState({
    key,
    draft: typeof given === 'string' ? newDraft(todayHere()) : draftOf(given),
  });
  const draft = edited.key === key || typeof given === 'string' ? edited.draft : draftOf(given);
  const change = (next: typeof draft) => setDraft({ key, draft: next });
  const typeSwitch = <TripTypeSwitch value={draft.bookingType} onChange={(type) => change(withType(draft, type))} />;
  return (
    <Page title={t`Search flights`} brand wide={isDesktop} headerExtra={isDesktop ? undefined : typeSwitch}>
      {isDesktop ? (
        <section className={styles.desk}>
          <h2 className={styles.title}>{t`Search flights`}</h2>
          <div className={styles.types}>{typeSwitch}</div>
          <SearchForm look="bar" draft={draft} onDraft={change} />
        </section>
      ) : (
        <SearchForm look="page" draft={draft} onDraft={change} />
      )}
      <Suspense>
        <ContinueDraft />
      </Suspense>
      <RecentSearches />
    </Page>
  );
}
