import { useSiteName } from '../../account/use-site-name.ts';
import { useSiteConfig } from '../../api/site.ts';
import styles from './Logo.module.css';

/** The site's mark: its own logo, else its initial. */
export function Logo({ withName = false, logo }: { withName?: boolean; logo?: string | null | undefined }) {
  const name = useSiteName();
  const own = useSiteConfig()?.logo;
  const image = logo || own;
  return (
    <span className={styles.logo}>
      {image ? (
        <img className={styles.image} src={image} alt={withName ? '' : name} />
      ) : (
        <span className={styles.mark} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      {withName ? <span className={styles.name}>{name}</span> : null}
    </span>
  );
}
