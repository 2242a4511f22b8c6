import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Logo } from './Logo.tsx';
import { PreferencesPill } from './PreferencesPill.tsx';
import styles from './PublicBar.module.css';

/** The bar for visitors. */
export function PublicBar() {
  const { t } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home}>
        <Logo withName />
      </Link>
      <nav className={styles.links} aria-label={t`Main`}>
        <Link to="/about" className={styles.link}>
          <Trans>About us</Trans>
        </Link>
      </nav>
      <PreferencesPill />
      {pathname === '/login' || pathname === '/' ? null : (
        <ButtonLink to="/login" kind="primary" size="small">
          <Trans>Log in</Trans>
        </ButtonLink>
      )}
    </header>
  );
}
