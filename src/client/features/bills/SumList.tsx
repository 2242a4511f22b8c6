import styles from './TopUps.module.css';

/** Sums on a tinted ground, each by its name; what is typed changes them. */
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
