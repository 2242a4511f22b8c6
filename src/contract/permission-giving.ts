import { type Grants, opensAgencies, PERMISSIONS, type Permission } from './permissions.ts';

/**
 * What the administrator with whom an agency begins holds. What else there is belongs to the provider's people: with the money of
 * sub-agencies, too, a parent would pay suppliers from what nobody but itself says it has received.
 */
export const AGENCY_PERMISSIONS = ['agencybills:read'] as const satisfies readonly Permission[];

/** Permissions that are given or taken between `held` and `wanted` and that the caller does not hold, who may then do neither. */
export function notTheirs(
  { permissions }: Pick<Grants, 'permissions'>,
  held: readonly string[],
  wanted: readonly string[],
): Permission[] {
  return PERMISSIONS.filter((one) => held.includes(one) !== wanted.includes(one) && !permissions.includes(one));
}

/** What the caller holds that lets anybody do something in their company. */
export function givable(grants: Grants): Permission[] {
  const idle: readonly string[] = opensAgencies(grants) ? [] : AGENCY_PERMISSIONS;
  return PERMISSIONS.filter((one) => grants.permissions.includes(one) && !idle.includes(one));
}
