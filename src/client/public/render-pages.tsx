import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALES, type Locale } from '../../contract/locale.ts';
import { type BuiltPage, type BuiltPages, PUBLIC_PAGES, type PublicPage } from '../../contract/site-terms.ts';
import { About } from '../features/home/About.tsx';
import sceneCss from '../features/home/art/Scene.module.css?inline';
import homeCss from '../features/home/HomeParts.module.css?inline';
import { HomeHero, Products } from '../features/home/HomeParts.tsx';
import offerStyles from '../features/home/OfferParts.module.css';
import offerCss from '../features/home/OfferParts.module.css?inline';
import { Audiences, Beyond, Cooperation } from '../features/home/OfferParts.tsx';
import { PrivacyText } from '../features/site/PrivacyText.tsx';
import { TermsText } from '../features/site/TermsText.tsx';
import { messages as en } from '../locales/en.po?lingui';
import { messages as zhCn } from '../locales/zh-cn.po?lingui';
import { messages as zhTw } from '../locales/zh-tw.po?lingui';
import tokens from '../theme/tokens.css?inline';
import { EnquiryDocument, EnquiryFailed, EnquirySent } from './EnquiryDocument.tsx';
import styles from './PublicDocument.module.css';
import documentCss from './PublicDocument.module.css?inline';
import { EnquiryCall, PublicDocument, PublicText, WaysOn } from './PublicDocument.tsx';

const MESSAGES = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };
const TITLES = {
  home: msg`Flights and trains for travel agencies`,
  about: msg`About us`,
  terms: msg`Terms of use`,
  privacy: msg`Privacy`,
  enquiry: msg`Work with us`,
};
const DESCRIPTIONS = {
  home: msg`GDS, NDC and low-cost fares, stitched trips, groups and trains in one portal for agencies, tour operators, travel managers and aggregators.`,
  about: msg`Who the portal is for, where its content comes from and how agencies work with it.`,
  terms: msg`Who may use the portal, what a price means, and how tickets, changes and refunds go.`,
  privacy: msg`What is stored of agencies and travellers, what it is for, and what stays on a device.`,
  enquiry: msg`Ask us about access by API, as an agency in the portal, as a white-label site or as SaaS.`,
};

/** Renders every public page in every language; run by the build. */
export function renderPages(): BuiltPages {
  const pages = LOCALES.map((locale) => [locale, pagesIn(locale)] as const);
  return {
    css: [withoutScripts(tokens), documentCss, sceneCss, homeCss, offerCss].join('\n'),
    claimsClass: offerStyles.claims ?? '',
    // One entry per language.
    pages: Object.fromEntries(pages) as BuiltPages['pages'],
  };
}

function pagesIn(locale: Locale): BuiltPages['pages'][Locale] {
  const i18n = setupI18n({ locale, messages: { [locale]: MESSAGES[locale] } });
  const html = (node: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>);
  const page = (name: PublicPage, content: ReactNode): BuiltPage => ({
    title: i18n._(TITLES[name]),
    description: i18n._(DESCRIPTIONS[name]),
    body: html(
      <PublicDocument path={PUBLIC_PAGES[name]} {...(name === 'enquiry' ? { query: 'enquiry=true' } : {})}>
        {content}
      </PublicDocument>,
    ),
  });
  const text = (name: 'terms' | 'privacy', content: ReactNode) =>
    page(name, <PublicText title={i18n._(TITLES[name])}>{content}</PublicText>);
  return {
    home: page('home', <Home />),
    about: page(
      'about',
      <>
        <h1 className={styles.title}>{i18n._(TITLES.about)}</h1>
        <About claims="{{claims}}" operator="{{operator}}">
          <WaysOn />
        </About>
        <EnquiryCall />
      </>,
    ),
    terms: text('terms', <TermsText operator="{{operator}}" />),
    privacy: text('privacy', <PrivacyText operator="{{operator}}" />),
    enquiry: page('enquiry', <EnquiryDocument />),
    sent: html(<EnquirySent />),
    failed: html(<EnquiryFailed />),
  };
}

function Home() {
  return (
    <>
      <h1 className={styles.name}>{'{{name}}'}</h1>
      <HomeHero>
        <WaysOn />
      </HomeHero>
      {'{{claims}}'}
      <Products />
      <Audiences />
      <Cooperation heading={<Trans>Four ways to work together</Trans>} />
      <Beyond />
      <EnquiryCall />
    </>
  );
}

/** The theme follows the browser where no script sets the chosen one. */
function withoutScripts(css: string): string {
  const dark = /\[data-theme=["']?dark["']?\]\s*\{([^}]*)\}/.exec(css)?.[1];
  if (!dark) throw new Error('tokens.css has no dark theme');
  return `${css}\n@media (prefers-color-scheme: dark) { html:not([data-theme]) { ${dark} } }`;
}
