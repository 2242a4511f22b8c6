import { searchOutline } from 'ionicons/icons';
import type { DraftText } from './draft-text.ts';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  draft: DraftText;
  /** Enter, where waiting for a pause is not wanted. */
  onSubmit?: () => void;
}

/** A box that searches while one types. */
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
