import { Trans, useLingui } from '@lingui/react/macro';
import { cardOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { MemberCard } from '../../../contract/travellers.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld, useOnline } from '../../api/online.ts';
import { usePages } from '../../api/use-pages.ts';
import { deletedCard, deletedTraveller } from '../../offline/outbox/kinds/travellers.ts';
import { useDeleted } from '../../offline/outbox/use-outbox.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { RowList } from '../../ui/RowList.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { CardRow } from './CardRow.tsx';
import { CardSheet } from './CardSheet.tsx';
import styles from './TravellersPage.module.css';

const SHOWN = 50;
type Open = { what: 'none' | 'new'; count: number } | { what: 'edit'; card: MemberCard; count: number };

/** /travellers/cards: cards of airlines' programmes, with their holders. */
export function MemberCardsPage() {
  const { t } = useLingui();
  const online = useOnline();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<Open>({ what: 'none', count: 0 });
  const q = useSettled(text.trim());
  const query = usePages('memberCards', q ? { q } : {}, SHOWN);
  const isOld = useIsOld(query);
  const deleted = useDeleted(deletedCard);
  const gone = useDeleted(deletedTraveller);
  const list = query.list.filter(({ id, traveller }) => !deleted.has(id) && !gone.has(traveller.id));
  const count = open.count + 1;
  return (
    <Page
      title={t`Member cards`}
      back="/travellers"
      footer={
        <Button
          block
          size="main"
          disabledReason={online ? null : t`Member cards are changed with a connection only.`}
          onPress={() => setOpen({ what: 'new', count })}
        >
          <Trans>Add a card</Trans>
        </Button>
      }
    >
      <div className={styles.stack}>
        <SearchField
          label={t`Search member cards`}
          placeholder={t`Holder or airline code`}
          value={text}
          onChange={setText}
        />
        <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
        {list.length > 0 ? null : <CardsState query={query} isFiltered={q !== ''} />}
        <RowList>
          {list.map((card) => (
            <li key={card.id}>
              <CardRow card={card} onPress={() => setOpen({ what: 'edit', card, count })} />
            </li>
          ))}
        </RowList>
        <ShowMore list={query} />
      </div>
      <CardSheet
        key={open.what === 'none' ? 0 : open.count}
        open={open.what !== 'none'}
        card={open.what === 'edit' ? open.card : null}
        onClose={() => setOpen({ what: 'none', count })}
      />
    </Page>
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
      title={isFiltered ? t`No card fits` : t`No member cards yet`}
      text={t`Cards of your travellers are filled in where they count: on their own airline and its alliance partners.`}
    />
  );
}
