import { useLingui } from '@lingui/react/macro';
import { trashOutline } from 'ionicons/icons';
import { type DraftValue, setDraft } from '../../offline/drafts/draft-values.ts';
import { clockHere } from '../../offline/drafts/ui/use-draft-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/RowList.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './TravellersPage.module.css';

interface NotSavedRowProps {
  name: string;
  typed: DraftValue;
  onChoose: () => void;
}

/** A form with an unsaved draft: resumes or discards it. */
export function NotSavedRow({ name, typed, onChoose }: NotSavedRowProps) {
  const { t } = useLingui();
  const time = clockHere(typed.savedAt);
  const discard = () => {
    setDraft(typed.place, undefined);
    toast(t`Discarded.`, 'info', { label: t`Undo`, onPress: () => setDraft(typed.place, typed.value) });
  };
  return (
    <li className={styles.typed}>
      <RowButton onPress={onChoose}>
        <b>{name}</b>
        <span>
          <Tag colour="warning">{t`Not saved, typed ${time}`}</Tag>
        </span>
      </RowButton>
      <button
        type="button"
        className={styles.discard}
        aria-label={t`Discard what was typed: ${name}`}
        onClick={discard}
      >
        <Icon icon={trashOutline} />
      </button>
    </li>
  );
}
