import { Trans, useLingui } from '@lingui/react/macro';
import { listOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { UserLog } from '../../../contract/user-log.ts';
import { messageOf } from '../../api/errors.ts';
import { usePages } from '../../api/use-pages.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { FilterChip } from '../../form/FilterChip.tsx';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { useWidth } from '../../ui/width.ts';
import { type LogFilter, LogFilterSheet, NO_FILTER, useLogFilterWords } from './LogFilterSheet.tsx';
import { LogItem, LogTableRow } from './LogRow.tsx';
import styles from './UserLogPage.module.css';

const SHOWN = 50;
const SHOWS_NUMBERS = 'openTraveller';
/** /user-log: who did what and when in the company; above all, who revealed travellers' numbers and who logged in from where. */
export function UserLogPage() {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
  const draft = useFieldText('user-log');
  const [hasLogIns, setHasLogIns] = useState(false);
  const [filter, setFilter] = useState<LogFilter>(NO_FILTER);
  const [isOpen, setIsOpen] = useState(false);
  const words = useLogFilterWords(filter);
  const q = useSettled(draft.text.trim());
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { action, ...days } = filter;
  const areNumbersShown = action === SHOWS_NUMBERS;
  // Most entries are log-ins, and would bury what was changed.
  const input = { ...(q ? { q } : {}), ...filter, ...(hasLogIns || action ? {} : { without: 'login' }) };
  const query = usePages('userLogs', { ...input, zone }, SHOWN);
  return (
    <Page title={t`User log`} back="/more" wide end={<ExportButton kind="user-log" input={input} />}>
      <div className={styles.tools}>
        <SearchField label={t`Search by user`} placeholder={t`Name of the user`} draft={draft} />
        <Chip
          selected={areNumbersShown}
          onPress={() => setFilter(areNumbersShown ? days : { ...days, action: SHOWS_NUMBERS })}
        >
          {t`Numbers shown`}
        </Chip>
        <Chip selected={hasLogIns} onPress={() => setHasLogIns(!hasLogIns)}>
          {t`With log-ins`}
        </Chip>
        <FilterChip words={words} onOpen={() => setIsOpen(true)} onClear={() => setFilter(NO_FILTER)} />
      </div>
      <LogFilterSheet open={isOpen} filter={filter} onClose={() => setIsOpen(false)} onChange={setFilter} />
      <AsOf
        updatedAt={query.dataUpdatedAt}
        isStale={query.fetchStatus === 'paused' || (query.isError && query.data !== undefined)}
      />
      {query.list.length > 0 && !isPhone ? (
        <LogTable list={query.list} busy={query.isFetching} />
      ) : query.list.length > 0 ? (
        <ol className={styles.rows} aria-label={t`User log`} aria-busy={query.isFetching}>
          {query.list.map((entry) => (
            <LogItem key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : query.data ? (
        <EmptyState
          icon={listOutline}
          title={q || words ? t`No matching entries` : t`No log entries yet`}
          text={t`Lists what users book, pay and change, each log-in, and each time a traveller’s document numbers are shown.`}
        />
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="48px" lines={6} />
        </Unloaded>
      )}
      <ShowMore list={query} />
    </Page>
  );
}

interface LogTableProps {
  list: readonly UserLog[];
  busy: boolean;
}

/** The log in columns, from a tablet's width on. */
function LogTable({ list, busy }: LogTableProps) {
  const { t } = useLingui();
  return (
    <table className={styles.table} aria-label={t`User log`} aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>User</Trans>
          </th>
          <th scope="col">
            <Trans>Action</Trans>
          </th>
          <th scope="col">
            <Trans>Subject</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((entry) => (
          <LogTableRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}
