import { useLingui } from '@lingui/react/macro';
import { trashOutline } from 'ionicons/icons';
import { keepTypedText, type Typed } from '../../offline/drafts/typed.ts';
import { clockHere } from '../../offline/drafts/ui/use-draft-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton, RowList } from '../../ui/RowList.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './TravellersPage.module.css';
import { readTypedTraveller } from './typed-traveller.ts';

interface TypedTravellersProps {
  list: readonly Typed[];
  onChoose: (place: string) => void;
}

/** Forms of travellers that were begun and not saved: each is gone on with or thrown away. */
export function TypedTravellers({ list, onChoose }: TypedTravellersProps) {
  const { t } = useLingui();
  if (list.length === 0) return null;
  const discard = ({ place, text }: Typed) => {
    keepTypedText(place, '');
    toast(t`Discarded.`, 'info', { label: t`Undo`, onPress: () => keepTypedText(place, text) });
  };
  return (
    <section className={styles.added} aria-label={t`Not saved`}>
      <RowList>
        {list.map((typed) => {
          const { surname = '', givenName = '' } = readTypedTraveller(typed.text)?.values ?? {};
          const name = [surname, givenName].filter(Boolean).join(' ') || t`New traveller`;
          const time = clockHere(typed.savedAt);
          return (
            <li key={typed.place} className={styles.typed}>
              <RowButton onPress={() => onChoose(typed.place)}>
                <b>{name}</b>
                <span>
                  <Tag colour="warning">{t`Not saved, typed ${time}`}</Tag>
                </span>
              </RowButton>
              <button
                type="button"
                className={styles.discard}
                aria-label={t`Discard what was typed: ${name}`}
                onClick={() => discard(typed)}
              >
                <Icon icon={trashOutline} />
              </button>
            </li>
          );
        })}
      </RowList>
    </section>
  );
}
