import { claimWords } from '../../../contract/site-names.ts';
import { useLocale } from '../../api/settings.ts';
import { useSiteConfig } from '../../api/site.ts';
import styles from './OfferParts.module.css';

/** The figures from the site's own settings only. */
export function Claims() {
  const claims = useSiteConfig()?.claims ?? [];
  const locale = useLocale();
  if (claims.length === 0) return null;
  return (
    <ul className={styles.claims}>
      {claims.map((claim) => (
        <li key={claim.words}>
          <b>{claim.figure}</b> <span>{claimWords(claim, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
