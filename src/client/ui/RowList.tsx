import type { ReactNode } from 'react';
import styles from './RowList.module.css';

interface RowListProps {
  /** In a pane, whose edges the rows reach; otherwise each is a box of its own. */
  flush?: boolean;
  children: ReactNode;
}

/** Rows under each other; its children are `<li>`. */
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
  /** It stands open beside the list. */
  isOpen?: boolean;
  /** Of the element, to bring the focus back to it. */
  id?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A row that is pressed as a whole. */
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
