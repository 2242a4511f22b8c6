import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '../../../contract/travellers.ts';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { RowList } from '../../ui/RowList.tsx';
import { NotSavedRow } from './NotSavedRow.tsx';
import styles from './TravellersPage.module.css';
import { readTypedCard, TYPED_CARDS } from './typed-card.ts';

interface TypedCardsProps {
  /** In the list's pane, flush with its edges. */
  flush?: boolean;
  /** The open draft is not offered beside its form. */
  openPlace: string;
  /** Null for a new card. */
  onChoose: (card: MemberCard | null, place: string) => void;
}

/** Unsaved drafts of member cards. */
export function TypedCards({ flush = false, openPlace, onChoose }: TypedCardsProps) {
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
