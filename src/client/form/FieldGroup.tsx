import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

/** Related fields, with a legend in the frame around them. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
