import type { ReactNode } from 'react';
import styles from './Panes.module.css';

interface PanesProps {
  /** Scrolls itself. */
  list: ReactNode;
  /** The open record, in a pane with its own scrolling. */
  children: ReactNode;
}

/** A list and its open record, side by side: for pages that fill the height, from a tablet's width on. */
export function Panes({ list, children }: PanesProps) {
  return (
    <div className={styles.panes} data-panes>
      <div className={styles.list}>{list}</div>
      {children}
    </div>
  );
}
