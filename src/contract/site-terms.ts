import type { Locale } from './locale.ts';

/** client: the portal alone. agent-chat: with the chat widget at the site's URL as well. */
export const SITE_TYPES = ['client', 'agent-chat'] as const;
export type SiteType = (typeof SITE_TYPES)[number];

/** logo: on light ground. whiteLogo: on dark ground. favicon: the icon in the tab and of the installed portal. */
export const SITE_PICTURES = ['logo', 'whiteLogo', 'favicon'] as const;
export type SitePicture = (typeof SITE_PICTURES)[number];

/** The product's default icon, for a site without one of its own. */
export const OWN_ICON = '/icon.svg';

/** The register of a mainland China site's registration (ICP), to which the site must link. */
export const ICP_REGISTER = 'https://beian.miit.gov.cn/';

/** The tel: URL of a phone number in any notation. */
export const dialAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The page that frames a site's chat widget in the portal, under the API's base. */
export const CHAT_PATH = '/base/v2/config/chat';

/** Pages readable without scripts, by their path. */
export const PUBLIC_PAGES = { home: '/', about: '/about', terms: '/terms', privacy: '/privacy', enquiry: '/' } as const;
export type PublicPage = keyof typeof PUBLIC_PAGES;

/** A prebuilt page: placeholders such as `{{name}}` are filled in for each site. */
export interface BuiltPage {
  title: string;
  description: string;
  body: string;
}

/** All of them, with the server's placeholders. */
export interface BuiltPages {
  css: string;
  /** Of the figures' list. */
  claimsClass: string;
  pages: Record<Locale, Record<PublicPage, BuiltPage> & { sent: string; failed: string }>;
}

/** A host name with an optional port, as a browser sends it: `trips.example.com`, `harbour.localhost:8080`. */
export const HOST_NAME =
  /^(?=[^:]{1,253}(:|$))[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*(:\d{1,5})?$/;
