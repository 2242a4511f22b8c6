import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { checkmarkDoneOutline } from 'ionicons/icons';
import type { DeskTask } from '../../../contract/desk.ts';
import { DESK_HOLDERS } from '../../../contract/desk.ts';
import { DESK_KINDS, type DeskKind } from '../../../contract/desk-moves.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import styles from './DeskPage.module.css';
import { DeskRow } from './DeskRow.tsx';
import { HOLDER_LABELS, KIND_LABELS } from './desk-labels.ts';
import type { DeskSearch } from './desk-search.ts';
import { opened } from './desk-tasks.ts';
import { useKeys } from './use-keys.ts';

interface DeskQueueProps {
  search: DeskSearch;
  onChange: (next: DeskSearch) => void;
}

/** All pending tasks, filtered by kind and assignee, nearest deadline first. */
export function DeskQueue({ search, onChange }: DeskQueueProps) {
  const { t, i18n } = useLingui();
  const draft = useFieldText('desk');
  const q = useSettled(draft.text.trim());
  const kind = DESK_KINDS.find((known) => known === search.kind);
  const holder = DESK_HOLDERS.find((known) => known === search.holder);
  const counts = useApiQuery('deskCounts', {});
  const query = usePages(
    'deskQueue',
    { ...(kind ? { kind } : {}), ...(holder ? { holder } : {}), ...(q ? { q } : {}) },
    30,
  );
  const isOld = useIsOld(query);
  useQueueKeys(query.list, search.order, (task) => onChange(opened(task)));
  // A booking without a task is opened by its number.
  const number = /^\d{10,14}$/.exec(q.replace(/\s/g, ''))?.[0];
  const countOf = (one: DeskKind) => counts.data?.find(({ kind: of }) => of === one)?.cnt;
  const all = counts.data?.reduce((sum, { cnt }) => sum + cnt, 0);
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={t`Search the desk`} placeholder={t`Number, PNR, passenger, agency`} draft={draft} />
        <div className={styles.chips} role="group" aria-label={t`Kind of work`}>
          <Chip selected={!kind} onPress={() => onChange({ kind: undefined })}>
            {t`All`} <b className="num">{all ?? '–'}</b>
          </Chip>
          {DESK_KINDS.filter((each) => each === kind || countOf(each) !== 0).map((each) => (
            <Chip
              key={each}
              selected={kind === each}
              onPress={() => onChange({ kind: kind === each ? undefined : each })}
            >
              {i18n._(KIND_LABELS[each])} <b className="num">{countOf(each) ?? '–'}</b>
            </Chip>
          ))}
        </div>
        <div className={styles.chips} role="group" aria-label={t`Assigned to`}>
          {DESK_HOLDERS.map((each) => (
            <Chip
              key={each}
              selected={holder === each}
              onPress={() => onChange({ holder: holder === each ? undefined : each })}
            >
              {i18n._(HOLDER_LABELS[each])}
            </Chip>
          ))}
        </div>
      </div>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {number ? (
        <p className={styles.number}>
          <ButtonLink to="/desk" search={{ ...search, order: number, product: undefined }} kind="quiet">
            <Trans>Open booking {bookingText(number)}</Trans>
          </ButtonLink>
        </p>
      ) : null}
      {query.list.length > 0 ? (
        <>
          <p className="sr-only" role="status">
            <Plural value={query.total} one="# open task" other="# open tasks" />
          </p>
          <ul className={styles.rows} aria-label={t`Open tasks`} aria-busy={query.isFetching}>
            {query.list.map((task) => (
              <li key={task.id}>
                <DeskRow task={task} isOpen={opened(task).order === search.order} search={search} />
              </li>
            ))}
          </ul>
        </>
      ) : query.data ? (
        <EmptyState
          icon={checkmarkDoneOutline}
          title={kind || holder || q ? t`No matching tasks` : t`No open tasks`}
          text={t`New tasks appear here automatically.`}
        />
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="72px" lines={6} />
        </Unloaded>
      )}
      <ShowMore list={query} />
    </>
  );
}

/** J and K open the next and the one before it. */
function useQueueKeys(list: readonly DeskTask[], order: string | undefined, onOpen: (task: DeskTask) => void): void {
  const open = (step: number) => {
    const at = list.findIndex((task) => opened(task).order === order);
    const next = list[at < 0 ? 0 : at + step];
    if (next) onOpen(next);
  };
  useKeys({ j: () => open(1), k: () => open(-1) });
}
