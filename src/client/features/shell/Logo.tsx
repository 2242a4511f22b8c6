import { useSiteConfig } from '../../api/site.ts';
import { useSiteName } from '../../api/use-site-name.ts';
import { InitialMark } from '../../ui/InitialMark.tsx';
import styles from './Logo.module.css';

/** The site's mark: its logo, else its initial; on dark backgrounds its dark-mode logo. */
export function Logo({ withName = false, logo }: { withName?: boolean; logo?: string | null | undefined }) {
  const name = useSiteName();
  const site = useSiteConfig();
  const image = logo || site?.logo;
  const onDark = logo ? '' : site?.whiteLogo;
  const ground = onDark ? 'light' : 'any';
  const alt = withName ? '' : name;
  return (
    <span className={styles.logo}>
      {image ? (
        <img className={styles.image} data-ground={ground} src={image} alt={alt} />
      ) : (
        <InitialMark name={name} ground={ground} />
      )}
      {onDark ? <img className={styles.image} data-ground="dark" src={onDark} alt={alt} /> : null}
      {withName ? <span className={styles.name}>{name}</span> : null}
    </span>
  );
}
