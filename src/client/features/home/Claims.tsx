import styles from './OfferParts.module.css';

/** The figures that the site's own settings give; none of ours. */
export function Claims({ claims }: { claims: readonly { figure: string; words: string }[] }) {
  if (claims.length === 0) return null;
  return (
    <ul className={styles.claims}>
      {claims.map(({ figure, words }) => (
        <li key={words}>
          <b>{figure}</b> <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
