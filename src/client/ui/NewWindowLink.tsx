import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';
import { type ButtonLook, lookOf } from './button-look.ts';

/** A link that looks like a button and opens another site in a new window. */
export function NewWindowLink({ href, children, ...look }: ButtonLook & { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...lookOf(look)} className={styles.link}>
      {children}
    </a>
  );
}
