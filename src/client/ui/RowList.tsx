import type { ReactNode } from 'react';
import styles from './RowList.module.css';

interface RowListProps {
  /** In a pane, rows span its full width; otherwise each is a separate box. */
  flush?: boolean;
  children: ReactNode;
}

/** Stacked rows; its children are `<li>`. */
export function RowList({ flush = false, children }: RowListProps) {
  return (
    <ul className={styles.rows} data-flush={flush}>
      {children}
    </ul>
  );
}

interface RowButtonProps {
  busy?: boolean;
  disabled?: boolean;
  /** Open beside the list. */
  isOpen?: boolean;
  /** The element's id, to restore the focus. */
  id?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A row that is one button. */
export function RowButton({ busy, disabled, isOpen = false, id, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.row}
      disabled={disabled}
      aria-busy={busy}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
