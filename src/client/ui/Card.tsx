import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  /** A heading inside the card, h2 by default. */
  title?: ReactNode;
  level?: 2 | 3;
  /** Beside the title, at its end. */
  end?: ReactNode;
  /** plain: the default; accent: the next step; warning: needs care. */
  tone?: 'plain' | 'accent' | 'warning';
  /** Without inner padding, for lists whose rows have their own. */
  flush?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export function Card({ title, level = 2, end, tone = 'plain', flush = false, className, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={className ? `${styles.card} ${className}` : styles.card} data-tone={tone} data-flush={flush}>
      {title || end ? (
        <div className={styles.head}>
          {title ? <Heading className={styles.title}>{title}</Heading> : null}
          {end}
        </div>
      ) : null}
      {children}
    </section>
  );
}
