import { searchOutline } from 'ionicons/icons';
import type { DraftText } from './draft-text.ts';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  draft: DraftText;
  /** Enter, to skip the typing pause. */
  onSubmit?: () => void;
}

/** A search-as-you-type field. */
export function SearchField({ label, placeholder, draft, onSubmit }: SearchFieldProps) {
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Icon icon={searchOutline} />
      <input
        type="search"
        value={draft.text}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        onChange={({ target }) => draft.type(target.value)}
      />
    </form>
  );
}
