import type { ReactNode } from 'react';
import styles from './RowList.module.css';

/** Rows under each other, each a box of its own; its children are `<li>`. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface RowButtonProps {
  busy?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A row that is pressed as a whole. */
export function RowButton({ busy, disabled, onPress, children }: RowButtonProps) {
  return (
    <button type="button" className={styles.row} disabled={disabled} aria-busy={busy} onClick={onPress}>
      {children}
    </button>
  );
}
