import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './PublicDocument.module.css';

const LANGUAGES = [
  ['en', 'en', 'English'],
  ['zh-cn', 'zh-Hans', '简体'],
  ['zh-tw', 'zh-Hant', '繁體'],
] as const;

/** What stands around a page that is read without scripts. The words in braces are the site's, filled in when it is asked for. */
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

/** The first thing that is seen: what it is, two ways on, and two routes that meet. */
export function PublicHero({ children }: { children: ReactNode }) {
  return (
    <section className={styles.hero}>
      {children}
      <p className={styles.actions}>
        <a href="/?enquiry=true" className={styles.button} data-kind="main">
          <Trans>Send an enquiry</Trans>
        </a>
        <a href="/login" className={styles.button} data-kind="main" data-look="quiet">
          <Trans>Log in</Trans>
        </a>
      </p>
      <svg className={styles.art} viewBox="0 0 400 260" fill="none" stroke="currentColor" aria-hidden="true">
        <g strokeWidth="1" opacity="0.35">
          <path d="M20 40h360M20 100h360M20 160h360M20 220h360M80 20v220M160 20v220M240 20v220M320 20v220" />
        </g>
        <path d="M30 200c110 0 130-130 240-130h100" strokeWidth="7" strokeLinecap="round" />
        <path d="M30 70c110 0 130 130 240 130h100" strokeWidth="7" strokeLinecap="round" opacity="0.45" />
        <g fill="currentColor" stroke="none">
          <circle cx="30" cy="200" r="11" />
          <circle cx="30" cy="70" r="11" opacity="0.6" />
          <circle cx="150" cy="135" r="14" />
          <circle cx="370" cy="70" r="11" />
          <circle cx="370" cy="200" r="11" opacity="0.6" />
        </g>
      </svg>
    </section>
  );
}

/** The way to the enquiry. */
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
