import { useLingui } from '@lingui/react/macro';
import { cardOutline } from 'ionicons/icons';
import type { MemberCard } from '../../../contract/travellers.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { usePages } from '../../api/use-pages.ts';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { deletedCard, deletedTraveller } from '../../offline/outbox/kinds/travellers.ts';
import { useDeleted } from '../../offline/outbox/use-outbox.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowButton, RowList } from '../../ui/RowList.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { rowId } from '../../ui/use-return-focus.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { CardWords } from './CardWords.tsx';
import styles from './TravellersPage.module.css';

const SHOWN = 50;

interface CardListProps {
  /** The card open beside the list, if any; omitted without a detail pane. */
  beside?: { open: string | undefined };
  onChoose: (card: MemberCard) => void;
}

/** Member cards with a search box: holders' names, airline codes. */
export function CardList({ beside, onChoose }: CardListProps) {
  const { t } = useLingui();
  const draft = useFieldText('cards');
  const q = useSettled(draft.text.trim());
  const query = usePages('memberCards', q ? { q } : {}, SHOWN);
  const isOld = useIsOld(query);
  const deleted = useDeleted(deletedCard);
  const gone = useDeleted(deletedTraveller);
  const list = query.list.filter(({ id, traveller }) => !deleted.has(id) && !gone.has(traveller.id));
  return (
    <div className={beside ? undefined : styles.stack} aria-busy={query.isFetching}>
      <div className={beside ? styles.head : styles.stack}>
        <SearchField label={t`Search member cards`} placeholder={t`Holder or airline code`} draft={draft} />
        <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      </div>
      {list.length > 0 ? null : <CardsState query={query} isFiltered={q !== ''} />}
      <RowList flush={beside !== undefined}>
        {list.map((card) => (
          <li key={card.id}>
            <CardRow card={card} isOpen={beside?.open === card.id} onPress={() => onChoose(card)} />
          </li>
        ))}
      </RowList>
      <ShowMore list={query} />
    </div>
  );
}

function CardsState({ query, isFiltered }: { query: ReturnType<typeof usePages<'memberCards'>>; isFiltered: boolean }) {
  const { t } = useLingui();
  if (!query.data)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <Skeleton height="64px" />
      </Unloaded>
    );
  return (
    <EmptyState
      icon={cardOutline}
      title={isFiltered ? t`No matching cards` : t`No member cards yet`}
      text={t`Cards of your travellers are filled in where they count: on their own airline and its alliance partners.`}
    />
  );
}

function CardRow({ card, isOpen, onPress }: { card: MemberCard; isOpen: boolean; onPress: () => void }) {
  const { traveller } = card;
  return (
    <RowButton id={rowId(card.id)} isOpen={isOpen} onPress={onPress}>
      <b>
        {traveller.surname} {traveller.givenName} {traveller.nativeName}
      </b>
      <CardWords card={card} />
    </RowButton>
  );
}
