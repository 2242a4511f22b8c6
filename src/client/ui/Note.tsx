import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface NoteProps {
  tone: 'info' | 'warning';
  /** Announced by screen readers. */
  isAlert?: boolean;
  /** Text, and at most one button or link to act on it. */
  children: ReactNode;
}

/** A line above a form about the form as a whole. */
export function Note({ tone, isAlert = false, children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone} role={isAlert ? 'alert' : undefined}>
      {children}
    </div>
  );
}
