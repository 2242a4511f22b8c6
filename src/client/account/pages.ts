import {
  AGENCIES,
  AGENCY_BILLS,
  DESK,
  FINANCE,
  FLIGHT_DESK,
  FLIGHTS,
  OPERATORS,
  SUPER_USERS,
} from '../../contract/endpoint.ts';
import { canBook, canReadNotices, type Grants, type Requirement } from '../../contract/permissions.ts';
import { type Access, checkAccess } from './access.ts';

/** 'public': everybody, logged in or not (spec §2). */
type PageAccess = 'public' | Access | ((grants: Grants) => boolean);

const TRAIN_BOOKERS: Requirement = { roles: ['operator'], service: 'train' };

/**
 * Who may open each page (spec §2, §6): checked by its guard and by its entry in the menus. A page shown beside its parent is governed by
 * the parent's line.
 */
export const PAGES = {
  '/': 'public',
  '/about': 'public',
  '/login': 'public',
  '/password': 'public',
  /** Where payments beside a frame end. */
  '/payment-return': 'public',
  '/privacy': 'public',
  '/profile': 'public',
  '/terms': 'public',
  '/more': 'any',
  '/outbox': 'any',
  '/profile/security': 'any',
  '/users': 'any',
  '/notices': canReadNotices,
  '/travellers': OPERATORS,
  '/travellers/cards': OPERATORS,
  '/flight/booking': FLIGHTS,
  '/flight/booking/confirm': FLIGHTS,
  /** If the company hides it, the page itself says who can show it. */
  '/flight/booking/pnr': FLIGHTS,
  '/flight/booking/results': FLIGHTS,
  '/flight/orders': FLIGHTS,
  '/flight/orders/drafts': canBook,
  '/flight/orders/voyage': FLIGHTS,
  '/flight/group/booking': FLIGHTS,
  '/flight/group/booking/confirm': FLIGHTS,
  '/flight/group/order': FLIGHTS,
  '/train/booking': TRAIN_BOOKERS,
  '/train/booking/confirm': TRAIN_BOOKERS,
  '/train/orders': { service: 'train' },
  '/bills/books': FINANCE,
  '/bills/statements': FINANCE,
  '/bills/transactions': FINANCE,
  '/bills/wallet': FINANCE,
  '/agency-manager': AGENCIES,
  '/agency-manager/bills/$id': AGENCY_BILLS,
  '/agency-manager/statements': AGENCIES,
  '/company': SUPER_USERS,
  '/company/deliveries': SUPER_USERS,
  '/company/enquiries': SUPER_USERS,
  '/company/site': SUPER_USERS,
  '/company/sites': { permission: 'sites:write' },
  '/desk': DESK,
  '/desk/enquiries': FLIGHT_DESK,
  '/desk/mails': FLIGHT_DESK,
  '/desk/rates': { permission: 'rates:write' },
  '/user-log': SUPER_USERS,
} as const satisfies Record<string, PageAccess>;

/** A page's path as links name it. */
export type PagePath = keyof typeof PAGES;
/** A page with restricted access. */
export type GuardedPath = { [P in PagePath]: (typeof PAGES)[P] extends 'public' ? never : P }[PagePath];

export function canOpen(grants: Grants, page: PagePath): boolean {
  const access: PageAccess = PAGES[page];
  return access === 'public' || checkAccess(grants, access) === null;
}

export function isPublic(pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, '$1');
  return Object.entries(PAGES).some(([page, access]) => access === 'public' && page === path);
}
