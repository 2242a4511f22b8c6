import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  airplaneOutline,
  briefcaseOutline,
  businessOutline,
  cashOutline,
  fileTrayFullOutline,
  globeOutline,
  idCardOutline,
  listOutline,
  mailOutline,
  menuOutline,
  notificationsOutline,
  peopleOutline,
  personAddOutline,
  personCircleOutline,
  receiptOutline,
  trainOutline,
  walletOutline,
} from 'ionicons/icons';
import {
  canManageAgencies,
  canReadNotices,
  canUseFinance,
  canUseFlights,
  canUseTrains,
  type Grants,
  hasRole,
  isAllowed,
} from '../../contract/permissions.ts';

type MenuPath =
  | '/flight/booking'
  | '/flight/group/booking'
  | '/train/booking'
  | '/train/orders'
  | '/flight/orders'
  | '/desk'
  | '/desk/enquiries'
  | '/desk/rates'
  | '/notices'
  | '/bills/wallet'
  | '/agency-manager'
  | '/travellers'
  | '/users'
  | '/user-log'
  | '/company'
  | '/company/sites'
  | '/profile'
  | '/more';

export interface MenuItem {
  to: MenuPath;
  label: MessageDescriptor;
  icon: string;
  /** Paths under these make the entry the current one. */
  covers: readonly string[];
  isShown: (grants: Grants) => boolean;
}

const isSuperUser = (grants: Grants) => hasRole(grants.roles, ['SuperUser']);
const always = () => true;

/** Every destination of the menus once; who sees it follows the same rules as its route's guard (spec §2, §6). */
const ITEMS = {
  flights: {
    to: '/flight/booking',
    label: msg`Flights`,
    icon: airplaneOutline,
    covers: ['/flight/booking'],
    isShown: canUseFlights,
  },
  group: {
    to: '/flight/group/booking',
    label: msg`Group Ticket`,
    icon: peopleOutline,
    covers: ['/flight/group'],
    isShown: canUseFlights,
  },
  trains: {
    to: '/train/booking',
    label: msg`Trains`,
    icon: trainOutline,
    covers: ['/train'],
    isShown: canUseTrains,
  },
  trainOrders: {
    to: '/train/orders',
    label: msg`Trains`,
    icon: trainOutline,
    covers: ['/train'],
    isShown: (grants) => grants.company.enableTrainService && !canUseTrains(grants),
  },
  bookings: {
    to: '/flight/orders',
    label: msg`My Bookings`,
    icon: receiptOutline,
    covers: ['/flight/orders'],
    isShown: canUseFlights,
  },
  /** Without flights the bookings are those of trains. */
  trainBookings: {
    to: '/train/orders',
    label: msg`My Bookings`,
    icon: receiptOutline,
    covers: ['/train/orders'],
    isShown: (grants) => canUseTrains(grants) && !canUseFlights(grants),
  },
  wallet: {
    to: '/bills/wallet',
    label: msg`Wallet & Invoicing`,
    icon: walletOutline,
    covers: ['/bills'],
    isShown: canUseFinance,
  },
  agencies: {
    to: '/agency-manager',
    label: msg`Agency Management`,
    icon: businessOutline,
    covers: ['/agency-manager'],
    isShown: canManageAgencies,
  },
  desk: {
    to: '/desk',
    label: msg({ message: 'Desk', context: 'menu' }),
    icon: fileTrayFullOutline,
    covers: ['/desk'],
    isShown: (grants) => isAllowed(grants, { desk: true }),
  },
  enquiries: {
    to: '/desk/enquiries',
    label: msg`Enquiries`,
    icon: mailOutline,
    covers: ['/desk/enquiries'],
    isShown: (grants) => isAllowed(grants, { permission: 'desk:flight' }),
  },
  rates: {
    to: '/desk/rates',
    label: msg`Exchange rates`,
    icon: cashOutline,
    covers: ['/desk/rates'],
    isShown: (grants) => isAllowed(grants, { permission: 'rates:write' }),
  },
  notices: {
    to: '/notices',
    label: msg`Notices`,
    icon: notificationsOutline,
    covers: ['/notices'],
    isShown: canReadNotices,
  },
  travellers: {
    to: '/travellers',
    label: msg`Travellers`,
    icon: idCardOutline,
    covers: ['/travellers'],
    isShown: (grants) => hasRole(grants.roles, ['operator']),
  },
  users: { to: '/users', label: msg`User Management`, icon: personAddOutline, covers: ['/users'], isShown: always },
  userLog: { to: '/user-log', label: msg`User Log`, icon: listOutline, covers: ['/user-log'], isShown: isSuperUser },
  company: {
    to: '/company',
    label: msg`Company Profile`,
    icon: briefcaseOutline,
    covers: ['/company'],
    isShown: isSuperUser,
  },
  sites: {
    to: '/company/sites',
    label: msg`Sites`,
    icon: globeOutline,
    covers: ['/company/sites'],
    isShown: (grants) => isAllowed(grants, { permission: 'sites:write' }),
  },
  account: {
    to: '/profile',
    label: msg`Account`,
    icon: personCircleOutline,
    covers: ['/profile'],
    isShown: always,
  },
} as const satisfies Record<string, MenuItem>;

const MORE: MenuItem = {
  to: '/more',
  label: msg`More`,
  icon: menuOutline,
  covers: [
    '/more',
    '/desk',
    '/notices',
    '/travellers',
    '/users',
    '/user-log',
    '/company',
    '/profile',
    '/agency-manager',
    '/flight/group',
    '/about',
  ],
  isShown: always,
};

const BOOKINGS_TABS = [ITEMS.bookings, ITEMS.trainBookings].map(
  (item): MenuItem => ({ ...item, label: msg`Bookings` }),
);
const WALLET_TAB: MenuItem = { ...ITEMS.wallet, label: msg`Wallet` };

const shownTo = (grants: Grants, items: readonly MenuItem[]) => items.filter((item) => item.isShown(grants));

/** The top bar of spec §2. */
export function topMenu(grants: Grants): MenuItem[] {
  const { flights, group, trains, trainOrders, bookings, trainBookings, desk, wallet, agencies } = ITEMS;
  return shownTo(grants, [flights, group, trains, trainOrders, bookings, trainBookings, desk, wallet, agencies]);
}

/** The user menu of spec §2. */
export function userMenu(grants: Grants): MenuItem[] {
  const { enquiries, rates, notices, travellers, users, userLog, company, sites, account } = ITEMS;
  return shownTo(grants, [enquiries, rates, notices, travellers, users, userLog, company, sites, account]);
}

/** The tabs of phones, the rail of tablets. */
export function tabMenu(grants: Grants): MenuItem[] {
  return shownTo(grants, [ITEMS.flights, ITEMS.trains, ITEMS.trainOrders, ...BOOKINGS_TABS, WALLET_TAB, MORE]);
}

/** What the tabs have no place for. */
export function moreMenu(grants: Grants): MenuItem[] {
  const { desk, enquiries, rates, notices, group, agencies, travellers, users, userLog, company, sites } = ITEMS;
  const work = [desk, enquiries, rates, notices, travellers, group, agencies];
  return shownTo(grants, [...work, users, userLog, company, sites]);
}

/** The entry that covers a path most closely; the first of equals, as More covers what other entries may cover too. */
export function currentOf(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  let closest: { item: MenuItem; length: number } | undefined;
  for (const item of items)
    for (const path of item.covers)
      if ((pathname === path || pathname.startsWith(`${path}/`)) && path.length > (closest?.length ?? 0))
        closest = { item, length: path.length };
  return closest?.item;
}
