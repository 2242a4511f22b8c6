import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { airplaneOutline, cloudOfflineOutline, funnelOutline, timeOutline } from 'ionicons/icons';
import { fieldMessage } from '../../../../contract/messages.ts';
import { type ApiError, messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { NO_FILTERS } from '../engine/filters.ts';
import { paramsOf } from '../search/search-params.ts';
import styles from './ResultsStates.module.css';
import type { SearchRun } from './search-run.ts';
import type { Results } from './use-results.ts';

/** The search could not even be started. */
export function SearchFailed({ error, results }: { error: ApiError; results: Results }) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const [field] = Object.values(error.fields);
  return (
    <div role="alert">
      <EmptyState
        icon={cloudOfflineOutline}
        title={t`The search could not be started`}
        text={field ? fieldMessage(field, locale) : messageOf(error)}
        action={<NextSteps results={results} />}
      />
    </div>
  );
}

/** Nothing was found: because nobody answered, or because there is nothing. */
export function NoFlights({ results }: { results: Results }) {
  const { t } = useLingui();
  const run = results.state.run;
  const isAllDown = run !== undefined && run.failures.length > 0 && run.failures.length >= run.progress.total;
  const failed = results.state.error && !results.state.isExpired;
  const isBroken = isAllDown || failed;
  return (
    <div role={isBroken ? 'alert' : undefined} className={styles.state}>
      <EmptyState
        icon={isBroken ? cloudOfflineOutline : airplaneOutline}
        title={
          isAllDown ? t`No supplier answers at the moment` : failed ? t`The search broke off` : t`No flights found`
        }
        text={
          isAllDown
            ? t`All of them failed or took too long. This usually passes within minutes.`
            : failed
              ? messageOf(results.state.error)
              : t`Try a neighbouring day, all airports of the city, or another cabin.`
        }
        action={<NextSteps results={results} />}
      />
      {run ? <Failures run={run} isOpen={isAllDown} /> : null}
    </div>
  );
}

function NextSteps({ results }: { results: Results }) {
  return (
    <div className={styles.steps}>
      <SearchAgain results={results} />
      <ButtonLink to="/flight/booking" search={paramsOf(results.search)} kind="quiet">
        <Trans>Change the search</Trans>
      </ButtonLink>
    </div>
  );
}

/** The filters leave nothing. */
export function NoneLeft({ results }: { results: Results }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={funnelOutline}
      title={t`No flight passes all filters`}
      text={t`Take one away, or start over with all flights.`}
      action={
        <Button kind="quiet" onPress={() => results.setFilters(NO_FILTERS)}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  );
}

function SearchAgain({ results, small = false }: { results: Results; small?: boolean }) {
  const { t } = useLingui();
  const online = useOnline();
  return (
    <Button
      size={small ? 'small' : undefined}
      disabledReason={online ? null : t`Searching needs a connection.`}
      onPress={results.state.searchAgain}
    >
      <Trans>Search again</Trans>
    </Button>
  );
}

/** How old the list is while nobody can be asked for a newer one. */
export function ResultsAge({ results }: { results: Results }) {
  return <AsOf updatedAt={results.state.updatedAt} isStale={!useOnline()} />;
}

/** What the agent must know about the whole list: too old, connection lost, broken off. */
export function Notices({ results }: { results: Results }) {
  const { state } = results;
  if (state.isExpired) {
    return (
      <div role="alert" className={styles.notice}>
        <Icon icon={timeOutline} />
        <span>
          <Trans>These results are older than 10 minutes.</Trans>
        </span>
        <SearchAgain results={results} small />
      </div>
    );
  }
  if (state.isReconnecting) {
    return (
      <div role="status" className={styles.notice}>
        <Icon icon={cloudOfflineOutline} />
        <span>
          <Trans>Connection lost. Trying again by itself.</Trans>
        </span>
      </div>
    );
  }
  if (!state.error) return null;
  return (
    <div role="alert" className={styles.notice}>
      <Icon icon={cloudOfflineOutline} />
      <span>{messageOf(state.error)}</span>
      <SearchAgain results={results} small />
    </div>
  );
}

/** Suppliers that did not answer, by name and reason. */
export function Failures({ run, isOpen = false }: { run: Pick<SearchRun, 'failures'>; isOpen?: boolean }) {
  const { t } = useLingui();
  const reasons = { timeout: t`took too long`, unavailable: t`not available`, refused: t`refused the search` };
  if (run.failures.length === 0) return null;
  return (
    <details className={styles.failures} open={isOpen}>
      <summary>
        <Plural value={run.failures.length} one="# supplier did not answer" other="# suppliers did not answer" />
      </summary>
      <ul>
        {run.failures.map(({ supplier, reason }) => (
          <li key={supplier}>
            {supplier}: {reasons[reason]}
          </li>
        ))}
      </ul>
    </details>
  );
}
