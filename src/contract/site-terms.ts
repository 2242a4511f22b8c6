import type { Locale } from './locale.ts';

/** client: the portal alone. agent-chat: it offers the chat widget at the site's address as well. */
export const SITE_TYPES = ['client', 'agent-chat'] as const;
export type SiteType = (typeof SITE_TYPES)[number];

/** logo: on light ground. whiteLogo: on dark ground. favicon: the mark in the tab and of the installed portal. */
export const SITE_PICTURES = ['logo', 'whiteLogo', 'favicon'] as const;
export type SitePicture = (typeof SITE_PICTURES)[number];

/** The product's own mark, which a site without one of its own shows in the tab. */
export const OWN_ICON = '/icon.svg';

/** Where the registration of a site of mainland China (ICP) is looked up, to which it has to lead. */
export const ICP_REGISTER = 'https://beian.miit.gov.cn/';

/** What a phone number is dialled by, however it is written. */
export const dialAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The page that shows a site's chat widget in a frame of the portal, under the API's base. */
export const CHAT_PATH = '/base/v2/config/chat';

/** The pages that read without scripts, by their path. */
export const PUBLIC_PAGES = { home: '/', about: '/about', terms: '/terms', privacy: '/privacy', enquiry: '/' } as const;
export type PublicPage = keyof typeof PUBLIC_PAGES;

/** One of them as the build leaves it: `{{name}}` and the like are filled in for each site. */
export interface BuiltPage {
  title: string;
  description: string;
  body: string;
}

/** All of them, with what the server puts into them. */
export interface BuiltPages {
  css: string;
  /** Of the list of figures. */
  claimsClass: string;
  pages: Record<Locale, Record<PublicPage, BuiltPage> & { sent: string; failed: string }>;
}

/** A host name with an optional port, as a browser sends it: `trips.example.com`, `harbour.localhost:8080`. */
export const HOST_NAME =
  /^(?=[^:]{1,253}(:|$))[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*(:\d{1,5})?$/;
