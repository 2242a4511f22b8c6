import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cardOutline } from 'ionicons/icons';
import { useCallback, useEffect, useState } from 'react';
import type { MemberCard } from '../../../contract/travellers.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { RowList } from '../../ui/RowList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useWidth } from '../../ui/width.ts';
import { CardList } from './CardList.tsx';
import { CardSheet } from './CardSheet.tsx';
import { NotSavedRow } from './NotSavedRow.tsx';
import { NEW, type Opened } from './opened.ts';
import styles from './TravellersPage.module.css';
import { readTypedCard, TYPED_CARDS, typedCardPlace } from './typed-card.ts';
import { useCard } from './use-card.ts';

/** /travellers/cards: cards of airlines' programmes, with their holders. */
export function MemberCardsPage() {
  return useWidth() === 'phone' ? <CardsOnPhone /> : <CardsOnDesk />;
}

function AddButton({ small = false, onPress }: { small?: boolean; onPress: () => void }) {
  const { t } = useLingui();
  const online = useOnline();
  return (
    <Button
      block={!small}
      size={small ? 'small' : 'main'}
      disabledReason={online ? null : t`Member cards are changed with a connection only.`}
      onPress={onPress}
    >
      <Trans>Add a card</Trans>
    </Button>
  );
}

type Open =
  | { what: 'none' | 'new'; count: number; place?: string }
  | { what: 'edit'; card: MemberCard; count: number; place?: string };

/** Where the open form's draft is stored; empty when none is open. */
function placeOf(open: Open): string {
  if (open.what === 'none') return '';
  return open.place ?? typedCardPlace(open.what === 'edit' ? open.card : null);
}

/** A card opened by another screen or a shared URL is shown once loaded; the URL is then the list's again. */
function useCardOfAddress(show: (card: MemberCard) => void): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id } = useSearch({ from: '/travellers/cards' });
  const { card, isReading } = useCard(id);
  const isNone = id !== undefined && id !== NEW && !isReading && !card;
  useEffect(() => {
    if (!card && !isNone) return;
    if (card) show(card);
    else toast(t`This card was deleted, or belongs to another company.`, 'warning');
    void navigate({ to: '/travellers/cards', search: {}, replace: true });
  }, [card, isNone, navigate, show, t]);
}

/** The list over the whole screen, its forms in sheets. */
function CardsOnPhone() {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>({ what: 'none', count: 0 });
  const count = open.count + 1;
  const show = useCallback(
    (shown: MemberCard) => setOpen((before) => ({ what: 'edit', card: shown, count: before.count + 1 })),
    [],
  );
  useCardOfAddress(show);
  return (
    <Page
      title={t`Member cards`}
      back="/travellers"
      footer={<AddButton onPress={() => setOpen({ what: 'new', count })} />}
    >
      <TypedCards
        openPlace={placeOf(open)}
        onChoose={(card, place) => setOpen(card ? { what: 'edit', card, count, place } : { what: 'new', count, place })}
      />
      <CardList onChoose={show} />
      <CardSheet
        key={open.what === 'none' ? 0 : open.count}
        open={open.what !== 'none'}
        card={open.what === 'edit' ? open.card : null}
        place={open.place}
        onClose={() => setOpen({ what: 'none', count })}
      />
    </Page>
  );
}

/** List and card side by side; the URL says which is open. */
function CardsOnDesk() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, typed } = useSearch({ from: '/travellers/cards' });
  const plain = typedCardPlace(id === undefined || id === NEW ? null : { id });
  // The draft of another form is ignored.
  const place = typed === plain ? typed : plain;
  useReturnFocus(id);
  const open = (next: Opened) => void navigate({ to: '/travellers/cards', search: next });
  return (
    <Page
      title={t`Member cards`}
      back="/travellers"
      wide
      fill
      end={<AddButton small onPress={() => open({ id: NEW })} />}
    >
      <Panes
        list={
          <>
            <div className={styles.scroll}>
              <CardList beside={{ open: id }} onChoose={(card) => open({ id: card.id })} />
            </div>
            <div className={styles.pending}>
              <TypedCards
                flush
                openPlace={id === undefined ? '' : place}
                onChoose={(card, at) => open({ id: card?.id ?? NEW, typed: at })}
              />
            </div>
          </>
        }
      >
        <CardPane key={`${id} ${place}`} id={id} place={place} onClose={() => open({})} />
      </Panes>
    </Page>
  );
}

interface CardPaneProps {
  id: string | undefined;
  place: string;
  onClose: () => void;
}

function CardPane({ id, place, onClose }: CardPaneProps) {
  const { t } = useLingui();
  const { card, asked, isReading } = useCard(id);
  // As when opened: data loaded meanwhile must not change the form's subject.
  const [opened, setOpened] = useState<MemberCard | null>(null);
  if (opened === null && card !== null) setOpened(card);
  if (opened || id === NEW) return <CardSheet open beside card={opened} place={place} onClose={onClose} />;
  if (isReading)
    return (
      <Unloaded query={asked} error={asked.error ? messageOf(asked.error) : null}>
        <Skeleton height="56px" lines={2} />
      </Unloaded>
    );
  return (
    <EmptyState
      icon={cardOutline}
      title={id === undefined ? t`Select a member card` : t`Not in your list`}
      text={
        id === undefined
          ? t`Select a card to change its airline or number.`
          : t`This card was deleted, or belongs to another company.`
      }
    />
  );
}

interface TypedCardsProps {
  /** In the list's pane, flush with its edges. */
  flush?: boolean;
  /** The open draft is not offered beside its form. */
  openPlace: string;
  /** Null for a new card. */
  onChoose: (card: MemberCard | null, place: string) => void;
}

/** Unsaved drafts of member cards. */
function TypedCards({ flush = false, openPlace, onChoose }: TypedCardsProps) {
  const { t } = useLingui();
  const list = (useDraftsAt(TYPED_CARDS) ?? []).filter(({ place }) => place !== openPlace);
  if (list.length === 0) return null;
  return (
    <section className={styles.added} aria-label={t`Not saved`}>
      <RowList flush={flush}>
        {list.map((typed) => {
          const kept = readTypedCard(typed.value);
          const card = kept?.card ?? null;
          const holder = card?.traveller ?? kept?.holder;
          const parts = [holder?.surname, holder?.givenName, kept?.values.airline];
          const name = parts.filter(Boolean).join(' ') || t`New card`;
          return (
            <NotSavedRow key={typed.place} name={name} typed={typed} onChoose={() => onChoose(card, typed.place)} />
          );
        })}
      </RowList>
    </section>
  );
}
