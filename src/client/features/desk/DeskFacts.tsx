import { Fragment, type ReactNode } from 'react';
import styles from './DeskPage.module.css';

/** The details of an order at the desk, label by label. */
export function DeskFacts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
