import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

/** Fields that belong together, with their name in the frame around them. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
