import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './PublicDocument.module.css';

const LANGUAGES = [
  ['en', 'en', 'English'],
  ['zh-cn', 'zh-Hans', '简体'],
  ['zh-tw', 'zh-Hant', '繁體'],
] as const;

/** The layout of a page that works without scripts. Words in braces are the site's, filled in on each request. */
export function PublicDocument({ path, query, children }: { path: string; query?: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.document}>
      <header className={styles.bar}>
        <div className={styles.barInner}>
          <a href="/" className={styles.home}>
            {'{{mark}}'}
            <b>{'{{shortName}}'}</b>
          </a>
          <nav className={styles.languages} aria-label={t`Language`}>
            {LANGUAGES.map(([locale, tag, name]) => (
              <a key={locale} href={`${path}?${query ? `${query}&` : ''}lang=${locale}`} hrefLang={tag} lang={tag}>
                {name}
              </a>
            ))}
          </nav>
          <a href="/login" className={styles.button} data-kind="small">
            <Trans>Log in</Trans>
          </a>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <nav className={styles.links} aria-label={t`Footer`}>
          <a href="/about">
            <Trans>About us</Trans>
          </a>
          <a href="/terms">
            <Trans>Terms of use</Trans>
          </a>
          <a href="/privacy">
            <Trans>Privacy</Trans>
          </a>
        </nav>
        <span>{'{{name}}'}</span>
        {'{{registrations}}'}
      </footer>
    </div>
  );
}

/** A page of text. */
export function PublicText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.text}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}

/** The two links below a page's introduction. */
export function WaysOn() {
  return (
    <p className={styles.actions}>
      <a href="/?enquiry=true" className={styles.button} data-kind="main">
        <Trans>Send an enquiry</Trans>
      </a>
      <a href="/login" className={styles.button} data-kind="main" data-look="quiet">
        <Trans>Log in</Trans>
      </a>
    </p>
  );
}

/** A link to the enquiry. */
export function EnquiryCall() {
  const { t } = useLingui();
  return (
    <section className={styles.call} aria-label={t`Work with us`}>
      <h2>
        <Trans>Work with us</Trans>
      </h2>
      <p>
        <Trans>
          Through an API, as an agency in this portal, as a white-label site or widget, or as your own SaaS.
        </Trans>
      </p>
      <a href="/?enquiry=true" className={styles.button} data-kind="main">
        <Trans>Send an enquiry</Trans>
      </a>
    </section>
  );
}
