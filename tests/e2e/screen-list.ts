import { isoDateAfter } from './days.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';

/** A screen by its name and address. */
export type Screen = readonly [screen: string, path: string];

/** Screens of an operator that only need opening. */
export const PLAIN: readonly Screen[] = [
  ['drafts', '/flight/orders/drafts'],
  ['travellers', '/travellers'],
  ['member-cards', '/travellers/cards'],
  ['pnr', '/flight/booking/pnr'],
  ['outbox', '/outbox'],
  ['more', '/more'],
  ['profile', '/profile'],
  ['trains', '/train/booking'],
  ['terms', '/terms'],
  ['about', '/about'],
  ['order-unknown', '/flight/orders/2000000000'],
  ['results-unreadable', '/flight/booking/results?from=1'],
  ['results-refused', ResultsPage.address({ ...SEARCH, date: isoDateAfter(-9) })],
  ['not-found', '/no-such-page'],
];

/** Screens of other roles, each opened by a user with that role. */
export const BY_ROLE: readonly (readonly [username: string, screens: readonly Screen[]])[] = [
  [
    'harbour.op',
    [
      ['group-request', '/flight/group/booking'],
      ['notices', '/notices'],
      ['security', '/profile/security'],
    ],
  ],
  [
    'quay.op',
    [
      ['voyages', '/flight/orders/voyage'],
      ['groups', '/flight/group/order'],
      ['train-orders', '/train/orders'],
    ],
  ],
  [
    'harbour.fin',
    [
      ['wallet', '/bills/wallet'],
      ['finance-home', '/bills/statements'],
      ['transactions', '/bills/transactions'],
      ['books', '/bills/books'],
    ],
  ],
  [
    'harbour.admin',
    [
      ['agencies', '/agency-manager'],
      ['agency-statements', '/agency-manager/statements'],
      ['users', '/users'],
      ['user-log', '/user-log'],
      ['company', '/company'],
      ['deliveries', '/company/deliveries'],
    ],
  ],
  [
    'provider.admin',
    [
      ['provider-home', '/flight/booking'],
      ['desk', '/desk'],
      ['desk-enquiries', '/desk/enquiries'],
      ['desk-mails', '/desk/mails'],
      ['desk-rates', '/desk/rates'],
      ['sites', '/company/sites'],
      ['provider-books', '/bills/books'],
    ],
  ],
];

/** The first row of a list, if any. */
export const FIRST_ROW = '[id^="row-"]';
