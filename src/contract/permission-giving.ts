import { type Grants, keepsAgencies, PERMISSIONS, type Permission } from './permissions.ts';

/**
 * What the administrator with whom an agency begins holds: it reads the bills of its sub-agencies and lends them of its own credit line.
 * What else there is belongs to the provider's people: with the money of sub-agencies, too, a parent would pay suppliers from what nobody
 * but itself says it has received.
 */
export const AGENCY_PERMISSIONS = ['agencybills:read', 'credit:write'] as const satisfies readonly Permission[];
/** What finance staff begin with: spec §6 has them read bills. */
const FINANCE_PERMISSIONS: readonly Permission[] = ['agencybills:read'];

/** Permissions that are given or taken between `held` and `wanted` and that the caller does not hold, who may then do neither. */
export function notTheirs(
  { permissions }: Pick<Grants, 'permissions'>,
  held: readonly string[],
  wanted: readonly string[],
): Permission[] {
  return PERMISSIONS.filter((one) => held.includes(one) !== wanted.includes(one) && !permissions.includes(one));
}

/** Permissions that let somebody do something in such a company. */
export function usable(company: Pick<Grants, 'company'>): Permission[] {
  const idle: readonly string[] = keepsAgencies(company) ? [] : AGENCY_PERMISSIONS;
  return PERMISSIONS.filter((one) => !idle.includes(one));
}

/** What the caller holds that lets anybody do something in their company. */
export function givable(grants: Grants): Permission[] {
  return usable(grants).filter((one) => grants.permissions.includes(one));
}

/**
 * What somebody begins with in these roles where nothing else is said, of what the caller holds: another administrator can do all that the
 * caller can, and finance reads bills.
 */
export function beginsWith({ permissions }: Pick<Grants, 'permissions'>, roles: readonly string[]): Permission[] {
  const held = PERMISSIONS.filter((one) => permissions.includes(one));
  if (roles.includes('SuperUser')) return held;
  return roles.includes('finance') ? held.filter((one) => FINANCE_PERMISSIONS.includes(one)) : [];
}

/** What somebody has in roles of which some are new: whatever those bring besides what is held, of what the caller holds. */
export function withNewRoles(
  grants: Pick<Grants, 'permissions'>,
  before: { roles: readonly string[]; permissions: readonly string[] },
  roles: readonly string[],
): string[] {
  const brought = beginsWith(
    grants,
    roles.filter((role) => !before.roles.includes(role)),
  );
  return [...new Set([...before.permissions, ...brought])];
}
