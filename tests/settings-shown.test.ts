import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agencyConfigSchema, flightConfigChange, trainConfigSchema } from '../src/contract/agency-config.ts';
import { userConfigSchema } from '../src/contract/session.ts';

const ROOT = new URL('..', import.meta.url);

/** A test that shows a setting taking effect, and the words in it that speak of the setting where its own name does not stand there. */
type Place = string | { file: string; as: string };
interface Shown {
  api: Place;
  /** Or why it has no screen of its own. */
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
const DELIVERIES = 'tests/e2e/agencies.spec.ts';

const AS_ANSWERED = { none: 'A screen shows what the server answers, and knows of no setting behind it.' };
const ANOTHER_FILE = { none: 'It is seen in what is sent or downloaded, not on a screen.' };

/** Of what is agreed with an agency, what a company chooses by itself, and what a user chooses. Sites have tests of their own. */
const SETTINGS: Readonly<Record<string, Shown>> = {
  settlementCurrency: {
    api: `${SERVER}/agencies/agencies.test.ts`,
    screen: { file: 'tests/e2e/preferences.spec.ts', as: 'settleIn' },
  },
  emailLanguage: { api: `${SERVER}/desk-mails/desk-mails.test.ts`, screen: ANOTHER_FILE },
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
    screen: `${CLIENT}/agencies/TellField.test.tsx`,
  },
  hidePnrBooking: {
    api: `${SERVER}/analysis/pnr.test.ts`,
    screen: `${CLIENT}/flight-search/hidden-pnr-search.test.tsx`,
  },
  hideMainlandContent: {
    api: SWITCHED_OFF,
    screen: { file: `${CLIENT}/trains/search/NoTrains.test.tsx`, as: 'isMainlandHidden' },
  },
  disablePayment: { api: TAKE_EFFECT, screen: `${CLIENT}/trains/orders/agreed-settings.test.tsx` },
  onlyShowOwnOrders: { api: 'tests/server/own-orders.test.ts', screen: AS_ANSWERED },
  showInvoiceType: { api: `${SERVER}/statements/bill-export.test.ts`, screen: ANOTHER_FILE },
  showAvailable: { api: `${SERVER}/company/company.test.ts`, screen: BARS },
  singleSession: { api: `${SERVER}/session/sign-in.test.ts`, screen: AS_ANSWERED },
  markups: { api: SALE, screen: AS_ANSWERED },
  serviceFees: { api: TAKE_EFFECT, screen: { file: 'src/client/orders/QuoteCard.test.tsx', as: 'Service fee' } },
  showSuppliers: { api: SALE, screen: `${CLIENT}/flight-search/card/FareDetails.test.tsx` },
  freeBaggageOnly: { api: SALE, screen: AS_ANSWERED },
  fareBasisOnly: { api: SALE, screen: AS_ANSWERED },
  maxResponseMs: {
    api: `${SERVER}/flight-search/shopping.test.ts`,
    screen: { file: RESULTS, as: 'its time has ended' },
  },
  airlines: { api: SALE, screen: AS_ANSWERED },
  suppliers: { api: SALE, screen: RESULTS },
  searchMode: { api: SALE, screen: { file: RESULTS, as: 'popular' } },
  orderNotificationUrl: { api: NOTICES, screen: DELIVERIES },
  changeNotificationUrl: { api: NOTICES, screen: ANOTHER_FILE },
  notificationUrl: { api: { file: NOTICES, as: 'trainConfigs' }, screen: ANOTHER_FILE },
  manualMode: {
    api: `${SERVER}/train-orders/manual-mode.test.ts`,
    screen: `${CLIENT}/trains/orders/agreed-settings.test.tsx`,
  },
  defaultRegion: { api: OWN_CHOICES, screen: 'src/client/booking/own-contact.test.ts' },
  dateFormat: { api: `${SERVER}/flight-orders/paper.test.ts`, screen: 'tests/e2e/own-settings.spec.ts' },
  cities: { api: OWN_CHOICES, screen: 'src/client/places/favourite-cities.test.tsx' },
  countries: { api: OWN_CHOICES, screen: 'tests/e2e/own-settings.spec.ts' },
  passengers: { api: `${SERVER}/travellers/travellers.test.ts`, screen: AS_ANSWERED },
  contactPhone: { api: OWN_CHOICES, screen: 'src/client/booking/own-contact.test.ts' },
  clientMarkup: { api: OWN_CHOICES, screen: 'tests/e2e/client-price.spec.ts' },
};

it('every setting names a test that shows it taking effect through the API, and one on a screen', () => {
  const { fields: common } = agencyConfigSchema;
  const known = [common, flightConfigChange.fields, trainConfigSchema.fields, userConfigSchema.fields].flatMap(
    (fields) => Object.keys(fields),
  );
  expect(Object.keys(SETTINGS).toSorted()).toEqual(known.toSorted());
});

it.each(Object.entries(SETTINGS))('the tests that show %s speak of it', (name, { api, screen }) => {
  const places = [api, ...(typeof screen === 'object' && 'none' in screen ? [] : [screen])];
  for (const place of places) {
    const { file, as } = typeof place === 'string' ? { file: place, as: name } : place;
    expect(readFileSync(new URL(file, ROOT), 'utf8'), file).toContain(as);
  }
});
