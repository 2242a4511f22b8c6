import type { OrderProduct } from './order-products.ts';

/** Access rules (spec §2 guards, §6). Pure functions used by the router's guards, the menu and the server's policy alike. */
export const ROLES = ['operator', 'finance', 'SuperUser'] as const;
export type Role = (typeof ROLES)[number];

export const PERMISSIONS = [
  'agencybills:read',
  'desk:flight',
  'desk:group',
  'desk:train',
  'agencies:write',
  'credit:write',
  'topup:write',
  'rates:write',
  'sites:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The products whose orders the provider's staff may work on. */
export const DESK_PERMISSIONS = {
  flight: 'desk:flight',
  group: 'desk:group',
  train: 'desk:train',
} as const satisfies Record<OrderProduct, Permission>;

/** What the rules need of a signed-in user; both `me` and the server's actor fit. */
export interface Grants {
  roles: readonly string[];
  permissions: readonly string[];
  company: {
    proxyLevel: number;
    enableFlightService: boolean;
    enableTrainService: boolean;
    isShowBill: boolean;
    canCreateSubAgency: boolean;
    /** Whether it has opened agencies; absent from data that a device cached from an earlier version. */
    hasAgencies?: boolean;
    hidePnrBooking: boolean;
    /** Whether its users see only their own bookings; absent from data that a device cached from an earlier version. */
    onlyShowOwnOrders?: boolean;
  };
}

/** A requirement on the caller. All given parts must hold; SuperUser passes every role check. */
export interface Requirement {
  roles?: readonly Role[];
  permission?: Permission;
  /** At the provider's desk, for any product. */
  desk?: true;
  service?: 'flight' | 'train';
  /** The agencies that the company has opened: to view, to change as well, or to open another. */
  agencies?: 'read' | 'write' | 'open';
  /** Booking by PNR, which a company may hide. */
  pnr?: true;
  /** The company's money: finance or SuperUser, where the company is direct or may see its bills. */
  finance?: true;
}

/** An empty list or 'all' allows; otherwise any match (spec §5). SuperUser passes (spec §2). */
export function hasRole(held: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0 || wanted.includes('all') || held.includes('SuperUser')) return true;
  return wanted.some((role) => held.includes(role));
}

export function isAllowed(grants: Grants, requirement: Requirement): boolean {
  if (!hasRole(grants.roles, requirement.roles ?? [])) return false;
  if (requirement.service === 'flight' && !grants.company.enableFlightService) return false;
  if (requirement.service === 'train' && !grants.company.enableTrainService) return false;
  if (requirement.pnr && grants.company.hidePnrBooking) return false;
  if (requirement.finance && !canUseFinance(grants)) return false;
  if (requirement.desk && deskProducts(grants).length === 0) return false;
  if (requirement.agencies && !isAllowedAgencies(grants, requirement.agencies)) return false;
  return !requirement.permission || grants.permissions.includes(requirement.permission);
}

/** The products whose orders the caller may work on at the provider's desk. */
export function deskProducts({ permissions }: Pick<Grants, 'permissions'>): OrderProduct[] {
  // Their table would add all their states to the code that a login loads.
  const products: readonly OrderProduct[] = ['flight', 'group', 'train'];
  return products.filter((product) => permissions.includes(DESK_PERMISSIONS[product]));
}

/** The flight service is usable when the company has it and the user is operator or SuperUser (spec §6). */
export function canUseFlights(grants: Grants): boolean {
  return isAllowed(grants, { roles: ['operator'], service: 'flight' });
}

/** The same of trains. */
export function canUseTrains(grants: Grants): boolean {
  return isAllowed(grants, { roles: ['operator'], service: 'train' });
}

/** Whether the user books anything: the one list of all products. */
export function canBook(grants: Grants): boolean {
  return canUseFlights(grants) || canUseTrains(grants);
}

/** Whether users see only their own orders (spec §3, agency config); SuperUsers see all of the company's. */
export function seesOwnOrdersOnly({ roles, company }: Pick<Grants, 'roles' | 'company'>): boolean {
  return company.onlyShowOwnOrders === true && !roles.includes('SuperUser');
}

/** Finance screens: finance or SuperUser, and the company is direct (proxyLevel 0) or may see its bills (spec §6). */
export function canUseFinance(grants: Grants): boolean {
  return hasRole(grants.roles, ['finance']) && (grants.company.proxyLevel === 0 || grants.company.isShowBill);
}

/** Who receives notices: of bookings, or of the balance. */
export function canReadNotices(grants: Grants): boolean {
  return canBook(grants) || canUseFinance(grants);
}

function isAllowedAgencies(grants: Grants, wanted: NonNullable<Requirement['agencies']>): boolean {
  if (wanted === 'read') return canManageAgencies(grants);
  return canChangeAgencies(grants) && (wanted === 'write' || opensAgencies(grants));
}

/** Whether the company may open agencies: a direct one that may create sub-agencies (spec §6). */
export function opensAgencies({ company }: Pick<Grants, 'company'>): boolean {
  return company.proxyLevel === 0 && company.canCreateSubAgency;
}

/** Whether the company manages agencies: it may open some (spec §6), or has some, which it keeps managing when it may open no more. */
export function managesAgencies(grants: Pick<Grants, 'company'>): boolean {
  const { proxyLevel, hasAgencies = false } = grants.company;
  return opensAgencies(grants) || (proxyLevel === 0 && hasAgencies);
}

/** Agency management is shown where the company manages agencies. */
export function canManageAgencies(grants: Grants): boolean {
  return canUseFinance(grants) && managesAgencies(grants);
}

/** Who may change them: an administrator, or a holder of the provider's permission for it. */
export function canChangeAgencies(grants: Grants): boolean {
  return (
    canManageAgencies(grants) && (hasRole(grants.roles, ['SuperUser']) || grants.permissions.includes('agencies:write'))
  );
}

export type LandingPath = '/flight/booking' | '/bills/statements' | '/train/booking' | '/profile';

/** The landing page of a login (spec §2): always one that the user may open. */
export function landingPath(grants: Grants): LandingPath {
  if (canUseFlights(grants)) return '/flight/booking';
  if (canUseFinance(grants)) return '/bills/statements';
  if (canUseTrains(grants)) return '/train/booking';
  return '/profile';
}
