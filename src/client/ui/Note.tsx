import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface NoteProps {
  tone: 'info' | 'warning';
  /** Said at once by screen readers. */
  isAlert?: boolean;
  /** Words, and at most one button or link to act on them. */
  children: ReactNode;
}

/** A line above a form that says something about the whole of it. */
export function Note({ tone, isAlert = false, children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone} role={isAlert ? 'alert' : undefined}>
      {children}
    </div>
  );
}
