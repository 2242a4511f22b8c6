import { Fragment, type ReactNode } from 'react';
import styles from './Facts.module.css';

/** `A · B · C`, without empty ones: a line breaks after a fact and its dot, never within a date or a name that fits on one. */
export function Facts({ parts }: { parts: readonly ReactNode[] }) {
  const said = parts.filter(Boolean);
  return said.map((part, i) => (
    // They change with their row as a whole.
    <Fragment key={i}>
      {i > 0 ? ' ' : null}
      <span className={styles.part}>
        {part}
        {i < said.length - 1 ? ' ·' : null}
      </span>
    </Fragment>
  ));
}
