import type { OrderProduct } from './order-products.ts';

/** Who may do what (spec §2 guards, §6). Pure rules used by the router's guards, the menu and the server's policy alike. */
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

/** Whose orders the provider's people may work on, by product. */
export const DESK_PERMISSIONS = {
  flight: 'desk:flight',
  group: 'desk:group',
  train: 'desk:train',
} as const satisfies Record<OrderProduct, Permission>;

/** What the rules need to know of a signed-in user; both `me` and the server's actor fit. */
export interface Grants {
  roles: readonly string[];
  permissions: readonly string[];
  company: {
    proxyLevel: number;
    enableFlightService: boolean;
    enableTrainService: boolean;
    isShowBill: boolean;
    canCreateSubAgency: boolean;
    /** Whether there are agencies that it has opened; absent from what a device has kept of an earlier version. */
    hasAgencies?: boolean;
    hidePnrBooking: boolean;
    /** Whether its people see the bookings alone that they made themselves; absent from what a device has kept of an earlier version. */
    onlyShowOwnOrders?: boolean;
  };
}

/** A requirement on the caller. All given parts must hold; SuperUser passes every role check. */
export interface Requirement {
  roles?: readonly Role[];
  permission?: Permission;
  /** At the provider's desk, of whichever product. */
  desk?: true;
  service?: 'flight' | 'train';
  /** The agencies that the company has opened: to look at, to change as well, or to open another besides. */
  agencies?: 'read' | 'write' | 'open';
  /** Booking by PNR, which a company may hide. */
  pnr?: true;
  /** The company's money: finance or SuperUser, where the company is direct or is shown its bills. */
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
  // Their table would bring every state of theirs into what a login loads.
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

/** Who books anything at all: what is begun of it is listed in one place. */
export function canBook(grants: Grants): boolean {
  return canUseFlights(grants) || canUseTrains(grants);
}

/** An agency may show its people their own orders only (spec §3, agency config); its SuperUsers see all of the company's. */
export function seesOwnOrdersOnly({ roles, company }: Pick<Grants, 'roles' | 'company'>): boolean {
  return company.onlyShowOwnOrders === true && !roles.includes('SuperUser');
}

/** Finance screens: finance or SuperUser, and the company is direct (proxyLevel 0) or is shown its bills (spec §6). */
export function canUseFinance(grants: Grants): boolean {
  return hasRole(grants.roles, ['finance']) && (grants.company.proxyLevel === 0 || grants.company.isShowBill);
}

/** Whom the portal tells something: of bookings, or of the balance. */
export function canReadNotices(grants: Grants): boolean {
  return canBook(grants) || canUseFinance(grants);
}

function isAllowedAgencies(grants: Grants, wanted: NonNullable<Requirement['agencies']>): boolean {
  if (wanted === 'read') return canManageAgencies(grants);
  return canChangeAgencies(grants) && (wanted === 'write' || opensAgencies(grants));
}

/** Whether the company may open agencies of its own: a direct one that may create sub-agencies (spec §6). */
export function opensAgencies({ company }: Pick<Grants, 'company'>): boolean {
  return company.proxyLevel === 0 && company.canCreateSubAgency;
}

/** Whether the company looks after agencies: it may open some (spec §6), or has some, which are not left alone when it may open no more. */
export function keepsAgencies(grants: Pick<Grants, 'company'>): boolean {
  const { proxyLevel, hasAgencies = false } = grants.company;
  return opensAgencies(grants) || (proxyLevel === 0 && hasAgencies);
}

/** Agency management is shown where the company looks after agencies. */
export function canManageAgencies(grants: Grants): boolean {
  return canUseFinance(grants) && keepsAgencies(grants);
}

/** Who changes them: an administrator, or who holds the provider's permission for it. */
export function canChangeAgencies(grants: Grants): boolean {
  return (
    canManageAgencies(grants) && (hasRole(grants.roles, ['SuperUser']) || grants.permissions.includes('agencies:write'))
  );
}

export type LandingPath = '/flight/booking' | '/bills/statements' | '/train/booking' | '/profile';

/** Where a login lands (spec §2): never on a page that would turn the user away. */
export function landingPath(grants: Grants): LandingPath {
  if (canUseFlights(grants)) return '/flight/booking';
  if (canUseFinance(grants)) return '/bills/statements';
  if (canUseTrains(grants)) return '/train/booking';
  return '/profile';
}
