import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChatOffer } from '../../account/chat-offer.ts';
import { useSiteConfig } from '../../api/site.ts';
import { useSiteName } from '../../api/use-site-name.ts';
import { Registrations } from '../../ui/Registrations.tsx';
import styles from './Footer.module.css';
import { PreferencesPill } from './PreferencesPill.tsx';

/** Language, currency, terms and privacy (spec §2), and the registrations a site must show. */
export function Footer() {
  const { t } = useLingui();
  const site = useSiteConfig();
  const name = useSiteName();
  return (
    <footer className={styles.footer}>
      <span>{name}</span>
      <nav className={styles.links} aria-label={t`Footer`}>
        <Link to="/terms">
          <Trans>Terms of use</Trans>
        </Link>
        <Link to="/privacy">
          <Trans>Privacy</Trans>
        </Link>
        <Link to="/about">
          <Trans>About us</Trans>
        </Link>
      </nav>
      <div className={styles.rest}>
        <Registrations />
        {site?.chatHost ? <ChatOffer host={site.chatHost} /> : null}
        <PreferencesPill />
      </div>
    </footer>
  );
}
