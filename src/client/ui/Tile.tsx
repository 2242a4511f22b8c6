import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import styles from './Tile.module.css';

interface TileProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  label: string;
  /** Main value: a number, an amount, a word. */
  value: ReactNode;
  /** Its meaning or next step. */
  note?: ReactNode;
  /** todo: somebody here must act; warning: soon; bad: late; ok: nothing left to do. */
  tone?: 'plain' | 'todo' | 'warning' | 'bad' | 'ok';
}

/** More characters than the narrowest tile fits at the size of a short word: an amount of ten millions. */
const LONG = 13;

/** A pending task, as a link to its page. */
export const Tile = createLink(
  forwardRef<HTMLAnchorElement, TileProps>(function TileAnchor({ label, value, note, tone = 'plain', ...rest }, ref) {
    return (
      <a ref={ref} {...rest} className={styles.tile} data-tone={tone}>
        <span className={styles.label}>{label}</span>
        <span className={`num ${styles.value}`} data-long={typeof value === 'string' && value.length > LONG}>
          {value}
        </span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </a>
    );
  }),
);

/** Tiles side by side: as many as fit, two on phones. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tiles} aria-label={label}>
      {children}
    </nav>
  );
}
