import { useLingui } from '@lingui/react/macro';
import { listOutline } from 'ionicons/icons';
import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { usePages } from '../../api/use-pages.ts';
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
import { LogItem } from './LogRow.tsx';
import { LogTable } from './LogTable.tsx';
import styles from './UserLogPage.module.css';

const SHOWN = 50;

/** /user-log: who did what and when in the company; above all, who had numbers of travellers shown. */
export function UserLogPage() {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
  const [text, setText] = useState('');
  const [isOpenings, setOpenings] = useState(false);
  const q = useSettled(text.trim());
  const query = usePages(
    'userLogs',
    { ...(q ? { q } : {}), ...(isOpenings ? { action: 'openTraveller' } : {}) },
    SHOWN,
  );
  return (
    <Page title={t`User log`} back="/more" wide>
      <div className={styles.tools}>
        <SearchField label={t`Search by user`} placeholder={t`Name of the user`} value={text} onChange={setText} />
        <Chip selected={isOpenings} onPress={() => setOpenings(!isOpenings)}>
          {t`Numbers shown`}
        </Chip>
      </div>
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
          title={q || isOpenings ? t`No entry fits` : t`Nothing has been logged yet`}
          text={t`What users book, pay and change stands here, and each time somebody has the numbers of a traveller shown.`}
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
