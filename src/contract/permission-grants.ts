import { type Grants, managesAgencies, PERMISSIONS, type Permission } from './permissions.ts';

/**
 * Permissions of an agency's first administrator: reading the bills of its sub-agencies and lending them of its own credit line. All others
 * belong to the provider's staff: with top-ups for sub-agencies, too, a parent could pay suppliers from money that only it claims to have
 * received.
 */
export const AGENCY_PERMISSIONS = ['agencybills:read', 'credit:write'] as const satisfies readonly Permission[];
/** Default permissions of finance staff: spec §6 has them read bills. */
const FINANCE_PERMISSIONS: readonly Permission[] = ['agencybills:read'];

/** Permissions that differ between `held` and `wanted` and that the caller does not hold, so may neither grant nor revoke. */
export function ungrantable(
  { permissions }: Pick<Grants, 'permissions'>,
  held: readonly string[],
  wanted: readonly string[],
): Permission[] {
  return PERMISSIONS.filter((one) => held.includes(one) !== wanted.includes(one) && !permissions.includes(one));
}

/** Permissions that have an effect in such a company. */
export function usable(company: Pick<Grants, 'company'>): Permission[] {
  const idle: readonly string[] = managesAgencies(company) ? [] : AGENCY_PERMISSIONS;
  return PERMISSIONS.filter((one) => !idle.includes(one));
}

/** The caller's permissions that have an effect in their company. */
export function grantable(grants: Grants): Permission[] {
  return usable(grants).filter((one) => grants.permissions.includes(one));
}

/**
 * Default permissions of a new user in these roles, among those the caller holds: another administrator gets all the caller's, and finance
 * reads bills.
 */
export function beginsWith({ permissions }: Pick<Grants, 'permissions'>, roles: readonly string[]): Permission[] {
  const held = PERMISSIONS.filter((one) => permissions.includes(one));
  if (roles.includes('SuperUser')) return held;
  return roles.includes('finance') ? held.filter((one) => FINANCE_PERMISSIONS.includes(one)) : [];
}

/** Permissions after adding roles: those held and the new roles' defaults, among those the caller holds. */
export function permissionsAfterRoleChange(
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
