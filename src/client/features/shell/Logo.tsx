import { useSiteConfig } from '../../api/site.ts';
import { useSiteName } from '../../api/use-site-name.ts';
import styles from './Logo.module.css';

/** The site's mark: its own logo, else its initial. */
export function Logo({ withName = false, logo }: { withName?: boolean; logo?: string | null | undefined }) {
  const name = useSiteName();
  const site = useSiteConfig();
  const image = logo || site?.logo;
  const onDark = logo ? '' : site?.whiteLogo;
  return (
    <span className={styles.logo}>
      {image ? (
        <>
          <img className={styles.image} data-ground={onDark ? 'light' : 'any'} src={image} alt={withName ? '' : name} />
          {onDark ? <img className={styles.image} data-ground="dark" src={onDark} alt={withName ? '' : name} /> : null}
        </>
      ) : (
        <span className={styles.mark} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      {withName ? <span className={styles.name}>{name}</span> : null}
    </span>
  );
}
