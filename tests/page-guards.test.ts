import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkAccess } from '../src/client/account/access.ts';
import { PAGES, type PagePath } from '../src/client/account/pages.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { type Grants, isAllowed, PERMISSIONS, ROLES } from '../src/contract/permissions.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const ALL = Object.keys(PAGES) as PagePath[]; // the keys of PAGES are what PagePath lists

interface Route {
  path: string;
  /** Whether it contains other pages. */
  isLayout: boolean;
  guard: string | undefined;
}

const ROUTES: readonly Route[] = globSync('src/client/routes/*.tsx', { cwd: ROOT })
  .filter((file) => !file.endsWith('__root.tsx'))
  .map((file) => {
    const code = readFileSync(`${ROOT}/${file}`, 'utf8');
    const id = /createFileRoute\('([^']+)'\)/.exec(code)?.[1] ?? '';
    return {
      // As links name it: a page beside another's is marked, and an index ends with a slash.
      path: id.replaceAll('_/', '/').replace(/(.)\/$/, '$1'),
      isLayout: file.endsWith('.route.tsx'),
      guard: /beforeLoad: guard\('([^']+)'\)/.exec(code)?.[1],
    };
  });

const isUnder = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** The entry that applies to a page: its own, or that of the page beside it. */
function lineOf(path: string): PagePath | undefined {
  return ALL.filter((page) => isUnder(path, page)).sort((a, b) => b.length - a.length)[0];
}

/** A page's guard: its own route's, or that of its layout. */
function guardOf({ path, guard }: Route): string | undefined {
  return guard ?? ROUTES.find(({ path: outer, isLayout }) => isLayout && isUnder(path, outer))?.guard;
}

describe('the table of pages', () => {
  it('has a line for each page, and a page for each line', () => {
    expect(ROUTES.filter(({ path }) => lineOf(path) === undefined)).toEqual([]);
    expect(ALL.filter((page) => !ROUTES.some(({ path }) => path === page))).toEqual([]);
  });

  it('is what every page is guarded by', () => {
    const unlike = ROUTES.filter((route) => {
      const line = lineOf(route.path);
      const access = line && PAGES[line];
      // Any logged-in user: the root requires that.
      const isOpen = access === 'public' || access === 'any';
      return guardOf(route) !== line && !(isOpen && guardOf(route) === undefined);
    });
    expect(unlike).toEqual([]);
  });
});

/** The calls of each page on opening. Parts that not every user sees make more. */
const CALLS: Readonly<Record<PagePath, readonly EndpointName[]>> = {
  '/': ['siteConfig', 'sendEnquiry'],
  '/about': ['siteConfig'],
  '/login': ['login'],
  '/password': ['choosePassword'],
  '/payment-return': [],
  '/privacy': ['siteConfig'],
  '/profile': [],
  '/terms': ['siteConfig'],
  '/more': ['me'],
  '/outbox': [],
  '/profile/security': ['ownSessions', 'secondFactor'],
  '/users': ['users', 'user'],
  '/notices': ['notices', 'push'],
  '/travellers': ['travellers', 'openTraveller'],
  '/travellers/cards': ['memberCards'],
  '/flight/booking': ['bookings', 'voyages', 'drafts'],
  '/flight/booking/confirm': ['verifySolution', 'createFlightOrder', 'travellers'],
  // The user's own, unless the company hides it.
  '/flight/booking/pnr': [],
  '/flight/booking/results': ['shopping', 'solutions'],
  '/flight/orders': ['bookings', 'bookingCounts', 'orderFilters', 'flightOrder'],
  '/flight/orders/drafts': ['drafts', 'draft'],
  '/flight/orders/voyage': ['voyages', 'answerVoyage'],
  '/flight/group/booking': ['createGroupOrder'],
  '/flight/group/booking/confirm': ['createGroupOrder'],
  '/flight/group/order': ['groupOrders', 'groupOrderCounts', 'groupOrder'],
  '/train/booking': ['searchTrains', 'trainStops'],
  '/train/booking/confirm': ['verifyTrain', 'createTrainOrder', 'travellers'],
  '/train/orders': ['trainOrders', 'trainOrder'],
  '/bills/books': ['books', 'bookLines'],
  '/bills/statements': ['statements', 'statement', 'statementEntries'],
  '/bills/transactions': ['transactions'],
  '/bills/wallet': ['wallet', 'walletOverview', 'walletEntries', 'walletTopUps'],
  '/agency-manager': ['agencies', 'agency'],
  '/agency-manager/bills/$id': ['subStatements', 'subBalance', 'subStatement', 'subStatementEntries'],
  '/agency-manager/statements': ['subStatements'],
  '/company': ['company'],
  '/company/deliveries': ['outgoingNotices'],
  '/company/enquiries': ['ownEnquiries'],
  '/company/site': ['ownSite'],
  '/company/sites': ['sites'],
  '/desk': ['deskQueue', 'deskCounts', 'deskBooking'],
  '/desk/enquiries': ['enquiries'],
  '/desk/mails': ['deskMails'],
  '/desk/rates': ['rateTables'],
  '/user-log': ['userLogs'],
};

/** All subsets of a list. */
const subsetsOf = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

const SWITCHES = ['enableFlightService', 'enableTrainService', 'isShowBill', 'canCreateSubAgency'] as const;
const COMPANIES: readonly Grants['company'][] = subsetsOf(SWITCHES).flatMap((on) =>
  [0, 1].map((proxyLevel) => ({
    proxyLevel,
    hidePnrBooking: false,
    enableFlightService: on.includes('enableFlightService'),
    enableTrainService: on.includes('enableTrainService'),
    isShowBill: on.includes('isShowBill'),
    canCreateSubAgency: on.includes('canCreateSubAgency'),
  })),
);
/** All possible users: any roles, with one permission, none or all, in companies with each switch either way. */
const EVERYBODY: readonly Grants[] = subsetsOf(ROLES).flatMap((roles) =>
  [[], ...PERMISSIONS.map((one) => [one]), [...PERMISSIONS]].flatMap((permissions) =>
    COMPANIES.map((company) => ({ roles, permissions, company })),
  ),
);

/** Whether the server permits a call; null is a caller without a log-in. */
function isServed(call: EndpointName, grants: Grants | null): boolean {
  const { who }: Endpoint<unknown, unknown> = endpoints[call];
  if (who === 'public') return true;
  return grants !== null && (who === 'session' || isAllowed(grants, who));
}

describe('whoever may open a page', () => {
  it.each(ALL)('%s is answered there', (page) => {
    const access = PAGES[page];
    const guests: readonly (Grants | null)[] =
      access === 'public' ? [null] : EVERYBODY.filter((grants) => checkAccess(grants, access) === null);
    expect(guests.length).toBeGreaterThan(0);
    const refused = CALLS[page].filter((call) => !guests.every((grants) => isServed(call, grants)));
    expect(refused).toEqual([]);
  });
});
