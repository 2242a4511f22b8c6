import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  airplaneOutline,
  alertCircleOutline,
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
import { canUseFlights, canUseTrains, type Grants } from '../../contract/permissions.ts';
import { canOpen } from './pages.ts';

type MenuPath =
  | '/flight/booking'
  | '/flight/group/booking'
  | '/train/booking'
  | '/train/orders'
  | '/flight/orders'
  | '/flight/orders/voyage'
  | '/flight/group/order'
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
  /** Path prefixes that make the entry current. */
  covers: readonly string[];
  /** Restricts it among users who may open its page; by default none. */
  isFor?: (grants: Grants) => boolean;
}

/** Every destination of the menus once. */
const ITEMS = {
  flights: {
    to: '/flight/booking',
    label: msg`Flights`,
    icon: airplaneOutline,
    covers: ['/flight/booking'],
  },
  group: {
    to: '/flight/group/booking',
    label: msg`Group Ticket`,
    icon: peopleOutline,
    covers: ['/flight/group'],
  },
  trains: {
    to: '/train/booking',
    label: msg`Trains`,
    icon: trainOutline,
    covers: ['/train'],
  },
  trainOrders: {
    to: '/train/orders',
    label: msg`Trains`,
    icon: trainOutline,
    covers: ['/train'],
    isFor: (grants) => !canUseTrains(grants),
  },
  /** One list for every product: an open booking of any product makes it current. */
  bookings: {
    to: '/flight/orders',
    label: msg`My Bookings`,
    icon: receiptOutline,
    covers: ['/flight/orders', '/flight/group/order', '/train/orders'],
  },
  /** Without flights there are only train bookings. */
  trainBookings: {
    to: '/train/orders',
    label: msg`My Bookings`,
    icon: receiptOutline,
    covers: ['/train/orders'],
    isFor: (grants) => canUseTrains(grants) && !canUseFlights(grants),
  },
  disruptions: {
    to: '/flight/orders/voyage',
    label: msg`Flight disruptions`,
    icon: alertCircleOutline,
    covers: ['/flight/orders/voyage'],
  },
  groupOrders: {
    to: '/flight/group/order',
    label: msg`Group orders`,
    icon: listOutline,
    covers: ['/flight/group/order'],
  },
  wallet: {
    to: '/bills/wallet',
    label: msg`Wallet & Invoicing`,
    icon: walletOutline,
    covers: ['/bills'],
  },
  agencies: {
    to: '/agency-manager',
    label: msg`Agency Management`,
    icon: businessOutline,
    covers: ['/agency-manager'],
  },
  desk: {
    to: '/desk',
    label: msg({ message: 'Desk', context: 'menu' }),
    icon: fileTrayFullOutline,
    covers: ['/desk'],
  },
  enquiries: {
    to: '/desk/enquiries',
    label: msg`Enquiries`,
    icon: mailOutline,
    covers: ['/desk/enquiries'],
  },
  rates: {
    to: '/desk/rates',
    label: msg`Exchange rates`,
    icon: cashOutline,
    covers: ['/desk/rates'],
  },
  notices: {
    to: '/notices',
    label: msg`Notifications`,
    icon: notificationsOutline,
    covers: ['/notices'],
  },
  travellers: {
    to: '/travellers',
    label: msg`Travellers`,
    icon: idCardOutline,
    covers: ['/travellers'],
  },
  users: { to: '/users', label: msg`User Management`, icon: personAddOutline, covers: ['/users'] },
  userLog: { to: '/user-log', label: msg`User Log`, icon: listOutline, covers: ['/user-log'] },
  company: {
    to: '/company',
    label: msg`Company Profile`,
    icon: briefcaseOutline,
    covers: ['/company'],
  },
  sites: {
    to: '/company/sites',
    label: msg`Sites`,
    icon: globeOutline,
    covers: ['/company/sites'],
  },
  account: {
    to: '/profile',
    label: msg`Account`,
    icon: personCircleOutline,
    covers: ['/profile'],
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
};

const BOOKINGS_TABS = [ITEMS.bookings, ITEMS.trainBookings].map(
  (item): MenuItem => ({ ...item, label: msg`Bookings` }),
);
const WALLET_TAB: MenuItem = { ...ITEMS.wallet, label: msg`Wallet` };

const shownTo = (grants: Grants, items: readonly MenuItem[]) =>
  items.filter(({ to, isFor }) => canOpen(grants, to) && (isFor?.(grants) ?? true));

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

/** The tabs on phones, the rail on tablets. */
export function tabMenu(grants: Grants): MenuItem[] {
  return shownTo(grants, [ITEMS.flights, ITEMS.trains, ITEMS.trainOrders, ...BOOKINGS_TABS, WALLET_TAB, MORE]);
}

/** Entries without a tab. */
export function moreMenu(grants: Grants): MenuItem[] {
  const { desk, enquiries, rates, notices, disruptions, group, groupOrders, agencies, travellers } = ITEMS;
  const { users, userLog, company, sites } = ITEMS;
  const work = [desk, enquiries, rates, notices, disruptions, travellers, group, groupOrders, agencies];
  return shownTo(grants, [...work, users, userLog, company, sites]);
}

/** The entry that covers a path most closely; the first of equals, as More may cover paths of other entries too. */
export function currentOf(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  let closest: { item: MenuItem; length: number } | undefined;
  for (const item of items)
    for (const path of item.covers)
      if ((pathname === path || pathname.startsWith(`${path}/`)) && path.length > (closest?.length ?? 0))
        closest = { item, length: path.length };
  return closest?.item;
}
