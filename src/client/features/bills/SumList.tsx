import styles from './TopUps.module.css';

/** Labelled sums on a tinted background; they follow the typed values. */
export function SumList({ rows }: { rows: readonly (readonly [name: string, sum: string])[] }) {
  return (
    <dl className={styles.sum} aria-live="polite">
      {rows.map(([name, sum]) => (
        <div key={name} className={styles.sumRow}>
          <dt>{name}</dt>
          <dd className="num">{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
