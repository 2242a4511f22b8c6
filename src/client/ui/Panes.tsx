import type { ReactNode } from 'react';
import styles from './Panes.module.css';

interface PanesProps {
  /** Brings its own scrolling. */
  list: ReactNode;
  /** What is open of the list, in a pane that scrolls by itself. */
  children: ReactNode;
}

/** A list and what is open of it, side by side: for pages that fill the height, from a tablet's width on. */
export function Panes({ list, children }: PanesProps) {
  return (
    <div className={styles.panes} data-panes>
      <div className={styles.list}>{list}</div>
      {children}
    </div>
  );
}
