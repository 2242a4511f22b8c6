import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agencyInput, newAgencyInput } from '../src/contract/agencies.ts';
import { agencyConfigSchema, flightConfigChange, trainConfigSchema } from '../src/contract/agency-config.ts';
import { ownConfigSchema } from '../src/contract/company.ts';
import { userConfigSchema } from '../src/contract/session.ts';
import { SITE_PICTURES } from '../src/contract/site-terms.ts';
import { siteInput } from '../src/contract/sites.ts';

const ROOT = new URL('..', import.meta.url);

/** A test that shows a setting's effect, and the words for the setting in it if its name does not occur. */
type Place = string | { file: string; as: string };
interface Shown {
  api: Place;
  /** Or why it has no screen. */
  screen: Place | { none: string };
}

const SERVER = 'src/server/features';
const CLIENT = 'src/client/features';
const TAKE_EFFECT = `${SERVER}/agencies/settings-take-effect.test.ts`;
const SWITCHED_OFF = `${SERVER}/agencies/switched-off.test.ts`;
const SALE = `${SERVER}/flight-search/sale-terms.test.ts`;
const NOTICES = `${SERVER}/outgoing-notices/outgoing-notices.test.ts`;
const OWN_CHOICES = `${SERVER}/session/save-user.test.ts`;
const BARS = `${CLIENT}/shell/bars-follow-settings.test.tsx`;
const RESULTS = `${CLIENT}/flight-search/results/settings-in-results.test.tsx`;
const AGENCIES = 'tests/e2e/agencies.spec.ts';
const IN_A_BROWSER = 'tests/e2e/settings.spec.ts';
const SITES = `${SERVER}/site/sites.test.ts`;
const PAPER = `${CLIENT}/flight-orders/flight-paper.test.ts`;
const WHITE_LABEL = 'tests/e2e/white-label.spec.ts';

const ANOTHER_FILE = { none: 'It is seen in what is sent or downloaded, not on a screen.' };
const TAB = { none: 'The browser draws it on its tab; the server writes it into the page.' };

type Table = Readonly<Record<string, Shown>>;

/** Settings of an agency, of a company, and of a user. */
const SETTINGS: Table = {
  settlementCurrency: {
    api: `${SERVER}/agencies/agencies.test.ts`,
    screen: { file: 'tests/e2e/preferences.spec.ts', as: 'settleIn' },
  },
  emailLanguage: { api: `${SERVER}/desk-mails/desk-mails.test.ts`, screen: IN_A_BROWSER },
  creditPeriod: {
    api: TAKE_EFFECT,
    screen: { file: `${CLIENT}/bills/CreditCard.test.tsx`, as: 'credit period' },
  },
  enableFlightService: { api: SWITCHED_OFF, screen: BARS },
  enableTrainService: { api: SWITCHED_OFF, screen: BARS },
  canCreateSubAgency: { api: TAKE_EFFECT, screen: BARS },
  isShowBill: { api: TAKE_EFFECT, screen: BARS },
  sendEmailToSubAgency: {
    api: `${SERVER}/desk-mails/desk-mails.test.ts`,
    screen: `${CLIENT}/agencies/NotificationMailField.test.tsx`,
  },
  hidePnrBooking: {
    api: `${SERVER}/analysis/pnr.test.ts`,
    screen: `${CLIENT}/flight-search/hidden-pnr-search.test.tsx`,
  },
  hideMainlandContent: {
    api: SWITCHED_OFF,
    screen: { file: RESULTS, as: 'Inside mainland China' },
  },
  disablePayment: { api: TAKE_EFFECT, screen: `${CLIENT}/trains/orders/agreed-settings.test.tsx` },
  onlyShowOwnOrders: { api: 'tests/server/own-orders.test.ts', screen: IN_A_BROWSER },
  showInvoiceType: { api: `${SERVER}/statements/bill-export.test.ts`, screen: ANOTHER_FILE },
  showAvailable: { api: `${SERVER}/company/company.test.ts`, screen: BARS },
  singleSession: { api: `${SERVER}/session/sign-in.test.ts`, screen: IN_A_BROWSER },
  singleLoginAdmins: {
    api: `${SERVER}/session/key-safety.test.ts`,
    screen: { file: 'tests/e2e/single-login.spec.ts', as: 'Administrators can log in from your own system too' },
  },
  markups: { api: SALE, screen: IN_A_BROWSER },
  serviceFees: { api: TAKE_EFFECT, screen: { file: 'src/client/orders/QuoteCard.test.tsx', as: 'Service fee' } },
  showSuppliers: { api: SALE, screen: `${CLIENT}/flight-search/card/FareDetails.test.tsx` },
  freeBaggageOnly: { api: SALE, screen: IN_A_BROWSER },
  fareBasisOnly: { api: SALE, screen: IN_A_BROWSER },
  maxResponseMs: {
    api: `${SERVER}/flight-search/shopping.test.ts`,
    screen: { file: RESULTS, as: 'its time has ended' },
  },
  airlines: { api: SALE, screen: IN_A_BROWSER },
  suppliers: { api: SALE, screen: RESULTS },
  searchMode: { api: SALE, screen: { file: RESULTS, as: 'popular' } },
  orderNotificationUrl: { api: NOTICES, screen: AGENCIES },
  changeNotificationUrl: { api: NOTICES, screen: IN_A_BROWSER },
  notificationUrl: { api: { file: NOTICES, as: 'trainConfigs' }, screen: IN_A_BROWSER },
  manualMode: {
    api: `${SERVER}/train-orders/manual-mode.test.ts`,
    screen: { file: 'tests/e2e/trains-by-hand.spec.ts', as: 'Train tickets by hand' },
  },
  defaultRegion: { api: OWN_CHOICES, screen: 'src/client/booking/own-contact.test.ts' },
  dateFormat: { api: `${SERVER}/flight-orders/paper.test.ts`, screen: 'tests/e2e/own-settings.spec.ts' },
  cities: { api: OWN_CHOICES, screen: 'src/client/places/favourite-cities.test.tsx' },
  countries: { api: OWN_CHOICES, screen: 'tests/e2e/own-settings.spec.ts' },
  passengers: { api: `${SERVER}/travellers/travellers.test.ts`, screen: IN_A_BROWSER },
  contactPhone: { api: OWN_CHOICES, screen: 'src/client/booking/own-contact.test.ts' },
  clientMarkup: { api: OWN_CHOICES, screen: 'tests/e2e/client-price.spec.ts' },
};

/** An agency's data, and its credit limits. */
const AGENCY: Table = {
  name: {
    api: { file: `${SERVER}/agencies/agencies.test.ts`, as: 'is called as no other company is' },
    screen: { file: AGENCIES, as: 'Company name' },
  },
  alias: { api: `${SERVER}/agencies/agencies.test.ts`, screen: PAPER },
  address: { api: `${SERVER}/company/company.test.ts`, screen: { file: AGENCIES, as: 'Company address' } },
  contactName: {
    api: `${SERVER}/agencies/agency-details.test.ts`,
    screen: { file: AGENCIES, as: 'Contact name' },
  },
  contactEmail: {
    api: `${SERVER}/desk-mails/desk-mails.test.ts`,
    screen: `${CLIENT}/agencies/NotificationMailField.test.tsx`,
  },
  contactPhone: {
    api: `${SERVER}/agencies/agency-details.test.ts`,
    screen: { file: AGENCIES, as: 'Contact phone' },
  },
  customerService: { api: TAKE_EFFECT, screen: `${CLIENT}/company/CompanyPage.test.tsx` },
  extraInfo: {
    api: TAKE_EFFECT,
    screen: { none: 'It is a note of the company above to itself, and stands in its own form alone.' },
  },
  allowedHosts: {
    api: { file: 'src/server/http/static.test.ts', as: 'frameHosts' },
    screen: { file: 'tests/e2e/single-login.spec.ts', as: 'a page that the agency has not allowed' },
  },
  websitePrefix: { api: `${SERVER}/site/portal-addresses.test.ts`, screen: WHITE_LABEL },
  status: {
    api: { file: `${SERVER}/agencies/agencies.test.ts`, as: "status: 'disabled'" },
    screen: { file: IN_A_BROWSER, as: "status: 'disabled'" },
  },
  creditLimit: { api: 'src/server/ledger/ledger.test.ts', screen: `${CLIENT}/bills/CreditCard.test.tsx` },
};

/** What the provider, or an agency for its own site, sets, pictures included. */
const SITE: Table = {
  name: { api: { file: SITES, as: 'Pier Travel Online' }, screen: { file: WHITE_LABEL, as: 'Site name' } },
  shortName: { api: SITES, screen: 'src/client/api/use-site-name.test.tsx' },
  chineseName: { api: { file: SITES, as: '码头旅行在线' }, screen: PAPER },
  chineseShortName: { api: SITES, screen: 'src/client/api/use-site-name.test.tsx' },
  traditionalName: { api: SITES, screen: PAPER },
  traditionalShortName: {
    api: { file: SITES, as: '<title>碼頭</title>' },
    screen: 'src/client/api/use-site-name.test.tsx',
  },
  accent: { api: { file: SITES, as: "theme_color: '#8a1f5c'" }, screen: { file: WHITE_LABEL, as: 'rgb(138, 31, 92)' } },
  accentDark: {
    api: { file: SITES, as: '--site-dark-accent' },
    screen: { file: WHITE_LABEL, as: 'rgb(242, 154, 200)' },
  },
  icpCode: { api: { file: SITES, as: 'isIcp: true' }, screen: `${CLIENT}/shell/Footer.test.tsx` },
  networkSecurityCode: { api: SITES, screen: `${CLIENT}/shell/Footer.test.tsx` },
  defaultLanguage: { api: SITES, screen: 'src/client/api/settings.test.ts' },
  defaultCurrency: { api: SITES, screen: 'src/client/api/settings.test.ts' },
  dateFormat: { api: `${SERVER}/flight-orders/paper.test.ts`, screen: 'src/client/api/own-date-format.test.tsx' },
  currencies: { api: SITES, screen: `${CLIENT}/shell/PreferencesSheet.test.tsx` },
  claims: {
    api: { file: `${SERVER}/site/public-site.test.ts`, as: 'shows the figures of the site' },
    screen: `${CLIENT}/home/About.test.tsx`,
  },
  type: { api: { file: SITES, as: "type: 'client'" }, screen: { file: WHITE_LABEL, as: 'agent-chat' } },
  hosts: { api: { file: SITES, as: 'what its hosts show' }, screen: { file: WHITE_LABEL, as: 'pier.localhost' } },
  chatUrl: {
    api: { file: SITES, as: 'lets its chat widget into one page' },
    screen: { file: WHITE_LABEL, as: 'Agree and open the chat' },
  },
  logo: { api: `${SERVER}/site/own-site.test.ts`, screen: `${CLIENT}/shell/Logo.test.tsx` },
  whiteLogo: { api: `${SERVER}/site/own-site.test.ts`, screen: `${CLIENT}/shell/Logo.test.tsx` },
  favicon: { api: SITES, screen: TAB },
};

const configs = [agencyConfigSchema, ownConfigSchema, flightConfigChange, trainConfigSchema, userConfigSchema];
/** They identify the record, who is invited, or belong to the agreed settings. */
const NO_SETTINGS = ['id', 'version', 'admin', 'settlementCurrency', 'emailLanguage'];
const fieldsOf = (...schemas: readonly { fields: object }[]) => [
  ...new Set(schemas.flatMap(({ fields }) => Object.keys(fields))),
];
const settingsOf = (...schemas: readonly { fields: object }[]) =>
  fieldsOf(...schemas).filter((name) => !NO_SETTINGS.includes(name));

it.each([
  ['what is agreed or chosen', SETTINGS, fieldsOf(...configs)],
  ['an agency', AGENCY, settingsOf(newAgencyInput, agencyInput)],
  ['a site', SITE, [...settingsOf(siteInput), ...SITE_PICTURES]],
])('every setting of %s names a test of its effect through the API, and one on a screen', (_, table, known) => {
  expect(Object.keys(table).toSorted()).toEqual(known.toSorted());
});

const ROWS = [SETTINGS, AGENCY, SITE].flatMap((table) => Object.entries(table));

it.each(ROWS)('the tests that show %s speak of it', (name, { api, screen }) => {
  const places = [api, ...(typeof screen === 'object' && 'none' in screen ? [] : [screen])];
  for (const place of places) {
    const { file, as } = typeof place === 'string' ? { file: place, as: name } : place;
    expect(readFileSync(new URL(file, ROOT), 'utf8'), file).toContain(as);
  }
});
