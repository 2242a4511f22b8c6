import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { isAllowed } from '../../../contract/permissions.ts';
import { useGrants, useMe } from '../../api/session.ts';
import { loadMessagePart } from '../../api/settings.ts';
import { usePlaceSearchAhead } from '../../places/use-place-search.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/Page.tsx';
import { useWidth } from '../../ui/width.ts';
import { SearchForm } from './form/SearchForm.tsx';
import { SearchWords } from './form/SearchWords.tsx';
import { TripTypeSwitch } from './form/TripTypeSwitch.tsx';
import styles from './SearchPage.module.css';
import { draftOf, newDraft, withType } from './search/draft.ts';
import { readSearchParams, searchKey, searchOf } from './search/search-params.ts';
import { todayHere } from './search/today.ts';
import { useSearchDraft } from './search/use-search-draft.ts';
import { useSearchIdle } from './search/use-search-idle.ts';

/** The content below the form loads after it. */
const ContinueDraft = lazyPart(async () => (await import('../../offline/drafts/ui/ContinueDraft.tsx')).ContinueDraft);
const RecentSearches = lazyPart(async () => (await import('./form/RecentSearches.tsx')).RecentSearches);
/** About bookings, as the pages behind this one; on an agent's phone it loads once the search has been idle for a while. */
const WorkPanel = lazyPart(async () => {
  await loadMessagePart('pages');
  return (await import('./work/WorkPanel.tsx')).WorkPanel;
});

export function SearchPage() {
  const { t } = useLingui();
  const width = useWidth();
  const isDesktop = width === 'desktop';
  const isPnrHidden = useMe()?.company.config.commonConfig.hidePnrBooking ?? false;
  const grants = useGrants();
  const isOfDesk = grants !== null && isAllowed(grants, { desk: true });
  usePlaceSearchAhead();
  const isRested = useSearchIdle();
  const given = searchOf(readSearchParams(useSearch({ strict: false })));
  const key = typeof given === 'string' ? 'new' : searchKey(given);
  const [draft, change] = useSearchDraft(key, typeof given === 'string' ? newDraft(todayHere()) : draftOf(given));
  const typeSwitch = <TripTypeSwitch value={draft.bookingType} onChange={(type) => change(withType(draft, type))} />;
  return (
    <Page title={t`Search flights`} brand wide={isDesktop} headerExtra={isDesktop ? undefined : typeSwitch}>
      {isDesktop ? (
        <section className={styles.desk}>
          <h2 className={styles.title}>{t`Search flights`}</h2>
          <SearchWords draft={draft} onDraft={change} />
          <div className={styles.types}>{typeSwitch}</div>
          <SearchForm look="bar" draft={draft} onDraft={change} />
        </section>
      ) : (
        <>
          <SearchWords draft={draft} onDraft={change} />
          <SearchForm look="page" draft={draft} onDraft={change} />
        </>
      )}
      {isPnrHidden ? null : (
        <ButtonLink to="/flight/booking/pnr" kind="plain" size="small">{t`PNR code search`}</ButtonLink>
      )}
      {width === 'phone' ? <ContinueDraft /> : null}
      <RecentSearches />
      {width !== 'phone' || isOfDesk || isRested ? <WorkPanel /> : null}
    </Page>
  );
}
