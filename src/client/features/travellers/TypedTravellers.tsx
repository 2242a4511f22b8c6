import { useLingui } from '@lingui/react/macro';
import type { DraftValue } from '../../offline/drafts/draft-values.ts';
import { RowList } from '../../ui/RowList.tsx';
import { NotSavedRow } from './NotSavedRow.tsx';
import styles from './TravellersPage.module.css';
import { readTypedTraveller } from './typed-traveller.ts';

interface TypedTravellersProps {
  list: readonly DraftValue[];
  /** In the list's pane, flush with its edges. */
  flush?: boolean;
  onChoose: (place: string) => void;
}

/** Unsaved drafts of travellers. */
export function TypedTravellers({ list, flush = false, onChoose }: TypedTravellersProps) {
  const { t } = useLingui();
  if (list.length === 0) return null;
  return (
    <section className={styles.added} aria-label={t`Not saved`}>
      <RowList flush={flush}>
        {list.map((typed) => {
          const { surname = '', givenName = '' } = readTypedTraveller(typed.value)?.values ?? {};
          const name = [surname, givenName].filter(Boolean).join(' ') || t`New traveller`;
          return <NotSavedRow key={typed.place} name={name} typed={typed} onChoose={() => onChoose(typed.place)} />;
        })}
      </RowList>
    </section>
  );
}
