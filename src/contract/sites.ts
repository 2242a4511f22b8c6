import { array, boolean, type InferType, number, object, string } from 'yup';
import { DATE_FORMATS, SITE_LIMITS } from './limits.ts';
import { LOCALES } from './locale.ts';
import { CURRENCIES } from './money.ts';
import { fileBody, oneLine, TOO_LONG, TOO_MANY } from './scalars.ts';
import { HEX_COLOUR, isReadable } from './site-colours.ts';
import { HOST_NAME, SITE_PICTURES, SITE_TYPES } from './site-terms.ts';

/** Only localhost may be used without TLS, for trying out a widget. */
const CHAT =
  /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/([a-z0-9-]+\.)*localhost(:\d{1,5})?|http:\/\/127\.0\.0\.1(:\d{1,5})?)(\/[!-~]*)?$/;

const named = (most: number) => oneLine(most).required('required');
const accent = (theme: 'light' | 'dark') =>
  string()
    .max(7, 'siteColour')
    .matches(HEX_COLOUR, { message: 'siteColour', excludeEmptyString: true })
    .test('readable', 'siteContrast', (value) => !value || !HEX_COLOUR.test(value) || isReadable(value, theme))
    .optional();

/** A figure of the public pages with its label: '60+', 'suppliers'. */
export const claimSchema = object({
  figure: named(SITE_LIMITS.figure),
  words: named(SITE_LIMITS.words),
  chineseWords: named(SITE_LIMITS.words),
  /** In the traditional script; by default the Chinese words serve both. */
  traditionalWords: oneLine(SITE_LIMITS.words).optional(),
}).noUnknown();
export type SiteClaim = InferType<typeof claimSchema>;

/** A site's texts and looks: everything that an agency sets of its own. */
const lookFields = {
  name: named(SITE_LIMITS.name),
  shortName: named(SITE_LIMITS.shortName),
  chineseName: named(SITE_LIMITS.name),
  chineseShortName: named(SITE_LIMITS.shortName),
  /** In the traditional script; empty where the Chinese names serve both. */
  traditionalName: oneLine(SITE_LIMITS.name).optional(),
  traditionalShortName: oneLine(SITE_LIMITS.shortName).optional(),
  /** Empty for the portal's own colour. */
  accent: accent('light'),
  accentDark: accent('dark'),
  icpCode: oneLine(SITE_LIMITS.code).optional(),
  networkSecurityCode: oneLine(SITE_LIMITS.code).optional(),
  defaultLanguage: string().oneOf(LOCALES, 'invalid').required('required'),
  defaultCurrency: string()
    .oneOf(CURRENCIES, 'invalidCurrency')
    .required('required')
    .test(
      'offered',
      'siteCurrency',
      (value, { parent }) => !Array.isArray(parent?.currencies) || parent.currencies.includes(value),
    ),
  dateFormat: string().oneOf(DATE_FORMATS, 'invalid').required('required'),
  currencies: array(string().oneOf(CURRENCIES, 'invalidCurrency').required('required'))
    .min(1, 'required')
    .max(CURRENCIES.length, TOO_MANY)
    .required('required'),
  claims: array(claimSchema.required('required')).max(SITE_LIMITS.claims, TOO_MANY).required(),
};

const siteType = string().oneOf(SITE_TYPES, 'invalid');
const siteFields = {
  ...lookFields,
  type: siteType.required('required'),
  /** Host names that show this site; empty for one that is not open yet. */
  hosts: array(string().max(260, 'siteHost').matches(HOST_NAME, 'siteHost').required('required'))
    .max(SITE_LIMITS.hosts, TOO_MANY)
    .required(),
  /** The chat widget's URL; used only by sites of type agent-chat. */
  chatUrl: oneLine(SITE_LIMITS.url)
    .matches(CHAT, { message: 'siteChat', excludeEmptyString: true })
    .test('needed', 'required', (value, { parent }) => parent?.type !== 'agent-chat' || Boolean(value))
    .optional(),
};

/** POST /base/v2/sites: of type client by default (spec §3). */
export const newSiteInput = object({ ...siteFields, type: siteType.optional() }).noUnknown();
export type NewSiteInput = InferType<typeof newSiteInput>;

const id = string().max(64, TOO_LONG).required('required');
const version = number().integer('invalid').min(1, 'invalid').required('required');

/** PUT /base/v2/sites/{id}: with the version that was read. */
export const siteInput = object({ id, version, ...siteFields }).noUnknown();
export type SiteInput = InferType<typeof siteInput>;

/** PUT /base/v2/company/site: host names, type and chat are set by the provider, and refused as unknown fields. */
export const ownSiteInput = object({ version, ...lookFields }).noUnknown();
export type OwnSiteInput = InferType<typeof ownSiteInput>;

const kind = string().oneOf(SITE_PICTURES, 'invalid').required('required');

/** Which of a site's pictures. */
export const sitePictureInput = object({ id, kind }).noUnknown();
export type SitePictureInput = InferType<typeof sitePictureInput>;
export const ownSitePictureInput = object({ kind }).noUnknown();
export type OwnSitePictureInput = InferType<typeof ownSitePictureInput>;

/** POST …/pictures/{kind}: the image itself as the body. */
export const newSitePictureInput = sitePictureInput.shape({ image: fileBody }).noUnknown();
export const newOwnSitePictureInput = ownSitePictureInput.shape({ image: fileBody }).noUnknown();

/** A site as the provider sees it, with the agency that owns it. */
export const siteSchema = object({
  id: string().required(),
  version: number().integer().required(),
  /** Shown under every host name without another site. */
  isDefault: boolean().required(),
  name: string().required(),
  shortName: string().required(),
  chineseName: string().required(),
  chineseShortName: string().required(),
  traditionalName: string().defined(),
  traditionalShortName: string().defined(),
  type: string().oneOf(SITE_TYPES).required(),
  hosts: array(string().required()).required(),
  accent: string().defined(),
  accentDark: string().defined(),
  logo: string().defined(),
  whiteLogo: string().defined(),
  favicon: string().defined(),
  icpCode: string().defined(),
  networkSecurityCode: string().defined(),
  defaultLanguage: string().oneOf(LOCALES).required(),
  defaultCurrency: string().oneOf(CURRENCIES).required(),
  dateFormat: string().oneOf(DATE_FORMATS).required(),
  currencies: array(string().oneOf(CURRENCIES).required()).required(),
  chatUrl: string().defined(),
  claims: array(claimSchema).required(),
});
export type Site = InferType<typeof siteSchema>;

/** GET /base/v2/sites: the default site first, the others by name. */
export const sitesAnswer = object({ list: array(siteSchema.required()).required() });
export type Sites = InferType<typeof sitesAnswer>;
