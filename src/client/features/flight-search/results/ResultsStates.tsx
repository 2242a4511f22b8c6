import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  airplaneOutline,
  alertCircleOutline,
  cloudOfflineOutline,
  funnelOutline,
  peopleOutline,
  timeOutline,
} from 'ionicons/icons';
import { REFUSALS } from '../../../../contract/errors.ts';
import { type ApiError, messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { useMe } from '../../../api/session.ts';
import { AsOf } from '../../../ui/AsOf.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { labelOf } from '../../../ui/label-of.ts';
import { NO_FILTERS } from '../engine/filters.ts';
import { LEFT_OUT_LABELS } from '../labels.ts';
import { ordinary, paramsOf } from '../search/search-params.ts';
import styles from './ResultsStates.module.css';
import type { SearchRun } from './search-run.ts';
import type { Results } from './use-results.ts';

/** The search could not be started. */
export function SearchFailed({ error, results }: { error: ApiError; results: Results }) {
  const { t } = useLingui();
  // A search refused for its input is refused again: only another one helps.
  const [fault] = Object.values(error.fields);
  const isRefused = error.kind === 'refused' && (error.status === 400 || error.code === REFUSALS.pnrBookingHidden.code);
  return (
    <div role="alert">
      <EmptyState
        icon={isRefused ? alertCircleOutline : cloudOfflineOutline}
        title={t`The search could not be started`}
        text={fault ?? messageOf(error)}
        action={isRefused ? <ChangeSearch results={results} /> : <NextSteps results={results} />}
      />
    </div>
  );
}

/** Nothing was found: no supplier answered, the company may not buy what there is, or there is nothing. */
export function NoFlights({ results }: { results: Results }) {
  const { t } = useLingui();
  const run = results.state.run;
  const isAllDown = run !== undefined && run.failures.length > 0 && run.failures.length >= run.progress.total;
  const failed = results.state.error && !results.state.isExpired;
  const isBroken = isAllDown || failed;
  if (!isBroken && run && (run.leftOut || run.progress.total === 0)) return <NoneSold run={run} results={results} />;
  return (
    <div role={isBroken ? 'alert' : undefined} className={styles.state}>
      <EmptyState
        icon={isBroken ? cloudOfflineOutline : airplaneOutline}
        title={
          isAllDown
            ? t`No supplier answers at the moment`
            : failed
              ? t`The search was interrupted`
              : t`No flights found`
        }
        text={
          isAllDown
            ? t`All of them failed or took too long. This usually passes within minutes.`
            : failed
              ? messageOf(results.state.error)
              : results.search.flights === undefined
                ? t`Try a neighbouring day, all airports of the city, or another cabin.`
                : t`Neither these flights nor others near them are on sale.`
        }
        action={<NextSteps results={results} />}
      />
      {run ? <Failures run={run} isOpen={isAllDown} /> : null}
    </div>
  );
}

/** The company's agreement excludes all fares, or no supplier may be queried: repeating the search never helps. */
function NoneSold({ run, results }: { run: SearchRun; results: Results }) {
  const { t, i18n } = useLingui();
  const { colon } = useFormat();
  return (
    <div className={styles.state}>
      <EmptyState
        icon={airplaneOutline}
        title={t`No flights on sale to your company`}
        text={
          run.progress.total === 0
            ? t`None of the suppliers that may sell to your company is connected. The company that opened your agency can change that.`
            : t`The suppliers have fares here, but all of them are left out by what was agreed with your company. The company that opened your agency can change that.`
        }
        action={run.failures.length > 0 ? <NextSteps results={results} /> : <ChangeSearch results={results} />}
      />
      {run.leftOut ? (
        <ul className={styles.leftOut} aria-label={t`Hidden fares`}>
          {run.leftOut.map(({ reason, offers }) => (
            <li key={reason}>
              {i18n._(labelOf(LEFT_OUT_LABELS, reason))}
              {colon}
              <Plural value={offers} one="# fare" other="# fares" />
            </li>
          ))}
        </ul>
      ) : null}
      <Failures run={run} />
    </div>
  );
}

function NextSteps({ results }: { results: Results }) {
  return (
    <div className={styles.steps}>
      <SearchAgain results={results} />
      <ChangeSearch results={results} kind="quiet" />
    </div>
  );
}

function ChangeSearch({ results, kind = 'primary' }: { results: Results; kind?: 'primary' | 'quiet' }) {
  const isPnrHidden = useMe()?.company.config.commonConfig.hidePnrBooking ?? false;
  if (results.search.flights !== undefined)
    return (
      <>
        <ButtonLink to="/flight/booking" search={paramsOf(ordinary(results.search))} kind={kind}>
          <Trans>Search this route</Trans>
        </ButtonLink>
        {isPnrHidden ? null : (
          <ButtonLink to="/flight/booking/pnr" kind="quiet">
            <Trans>Read another reservation</Trans>
          </ButtonLink>
        )}
      </>
    );
  return (
    <ButtonLink to="/flight/booking" search={paramsOf(results.search)} kind={kind}>
      <Trans>Change the search</Trans>
    </ButtonLink>
  );
}

/** The filters leave nothing. */
export function NoneLeft({ results }: { results: Results }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={funnelOutline}
      title={t`No flights match all filters`}
      text={t`Remove a filter, or clear them to see all flights.`}
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

/** The age of the list while offline. */
export function ResultsAge({ results }: { results: Results }) {
  return <AsOf updatedAt={results.state.updatedAt} isStale={!useOnline()} />;
}

/** Notices about the whole list: stale, connection lost, aborted. */
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
  if (state.isInLine) {
    return (
      <div role="status" className={styles.notice}>
        <Icon icon={peopleOutline} />
        <span>
          <Trans>The service is very busy. Your search starts automatically in a moment.</Trans>
        </span>
      </div>
    );
  }
  if (state.isReconnecting) {
    return (
      <div role="status" className={styles.notice}>
        <Icon icon={cloudOfflineOutline} />
        <span>
          <Trans>Connection lost. Reconnecting automatically.</Trans>
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
