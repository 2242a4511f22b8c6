import { Plural, useLingui } from '@lingui/react/macro';
import { peopleOutline } from 'ionicons/icons';
import type { Traveller } from '../../contract/travellers.ts';
import { messageOf } from '../api/errors.ts';
import { useIsOld } from '../api/online.ts';
import { usePages } from '../api/use-pages.ts';
import { useFieldText } from '../offline/drafts/draft-values.ts';
import { changedTraveller, changeOf, deletedTraveller } from '../offline/outbox/kinds/travellers.ts';
import type { OutboxRecord } from '../offline/outbox/outbox-record.ts';
import { useDeleted, useQueued } from '../offline/outbox/use-outbox.ts';
import { AsOf } from '../ui/AsOf.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { RowList } from '../ui/RowList.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { ShowMore } from '../ui/ShowMore.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { withChange } from './queued-traveller.ts';
import styles from './TravellerList.module.css';
import { TravellerRow } from './TravellerRow.tsx';

const SHOWN = 50;

interface TravellerListProps {
  /** Only travellers with a document that has expired or soon will. */
  expiring?: boolean;
  /** Travellers already marked as chosen. */
  chosen?: ReadonlySet<string>;
  /** The traveller who is being opened. */
  busy?: string | null;
  /** The traveller open beside the list, if any; omitted without a detail pane. */
  beside?: { open: string | undefined };
  /** Why nobody can be chosen at the moment. */
  disabledReason?: string | null;
  /** The traveller as the server has it. */
  onChoose: (traveller: Traveller) => void;
}

/** A traveller as listed: with a pending change applied, with a refused one as the server has it. */
function shownOf(traveller: Traveller, record: OutboxRecord | null): Traveller {
  const change = record && record.state !== 'refused' ? changeOf(record.input) : null;
  return change ? withChange(traveller, change) : traveller;
}

/** Often-used passengers with a search box: names, pinyin, document numbers. */
export function TravellerList(props: TravellerListProps) {
  const { expiring = false, chosen, busy = null, beside, disabledReason = null, onChoose } = props;
  const { t } = useLingui();
  const draft = useFieldText('travellers');
  const q = useSettled(draft.text.trim());
  const query = usePages('travellers', { ...(q ? { q } : {}), ...(expiring ? { expiring } : {}) }, SHOWN);
  const isOld = useIsOld(query);
  const deleted = useDeleted(deletedTraveller);
  const changed = useQueued(changedTraveller);
  const changeTo = (id: string) => changed.findLast(({ subject }) => subject === id) ?? null;
  const list = query.list.filter(({ id }) => !deleted.has(id));
  const total = query.total - (query.list.length - list.length);
  return (
    <div className={styles.list} data-beside={beside !== undefined} aria-busy={query.isFetching}>
      <div className={styles.head}>
        <SearchField label={t`Search travellers`} placeholder={t`Name, pinyin or document number`} draft={draft} />
        <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
        {disabledReason ? <p className={styles.word}>{disabledReason}</p> : null}
        {list.length > 0 ? (
          <p className={styles.count} role="status">
            <Plural value={total} one="# traveller" other="# travellers" />
          </p>
        ) : null}
      </div>
      {list.length > 0 ? null : <TravellersState query={query} isFiltered={q !== '' || expiring} />}
      {list.length > 0 ? (
        <>
          <RowList flush={beside !== undefined}>
            {list.map((traveller) => (
              <li key={traveller.id}>
                <TravellerRow
                  traveller={shownOf(traveller, changeTo(traveller.id))}
                  record={changeTo(traveller.id)}
                  isChosen={chosen?.has(traveller.id) ?? false}
                  busy={busy === traveller.id}
                  disabled={disabledReason !== null}
                  isOpen={beside?.open === traveller.id}
                  onPress={() => onChoose(traveller)}
                />
              </li>
            ))}
          </RowList>
          <ShowMore list={query} />
        </>
      ) : null}
    </div>
  );
}

/** Shown where nobody is listed: loading, empty, error, offline. */
function TravellersState({
  query,
  isFiltered,
}: {
  query: ReturnType<typeof usePages<'travellers'>>;
  isFiltered: boolean;
}) {
  const { t } = useLingui();
  if (!query.data)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <RowList>
          {[1, 2, 3, 4].map((row) => (
            <li key={row}>
              <Skeleton height="64px" />
            </li>
          ))}
        </RowList>
      </Unloaded>
    );
  return (
    <EmptyState
      icon={peopleOutline}
      title={isFiltered ? t`No matching travellers` : t`No travellers yet`}
      text={
        isFiltered
          ? t`Try another spelling, the pinyin or a whole document number.`
          : t`Save the people you book often here, and fill passenger forms in two taps.`
      }
    />
  );
}
