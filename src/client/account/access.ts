import { AGENCY_PERMISSIONS } from '../../contract/permission-grants.ts';
import {
  type Grants,
  isAllowed,
  managesAgencies,
  type Permission,
  type Requirement,
} from '../../contract/permissions.ts';

/** 'any': every logged-in user. */
export type Access = 'any' | Requirement;

/** Why a screen may not be opened: 'login' first, then 'access'; null when it may (spec §6). */
export function checkAccess(
  grants: Grants | null,
  access: Access | ((grants: Grants) => boolean),
): 'login' | 'access' | null {
  if (!grants) return 'login';
  if (access === 'any') return null;
  const allowed = typeof access === 'function' ? access(grants) : isAllowed(grants, access);
  return allowed ? null : 'access';
}

/**
 * Who can grant access to a screen: an administrator of the user's company, only the company that opened it, or nobody, as it is reserved
 * for the provider's staff.
 */
export const OPENERS = ['administrator', 'parent', 'provider'] as const;
export type Opener = (typeof OPENERS)[number];

/** Who can grant a screen that {@link checkAccess} refuses to a user of an agency or, with `isProvider`, of the provider. */
export function whoCanOpen(
  grants: Grants,
  access: Access | ((grants: Grants) => boolean),
  isProvider: boolean,
): Opener {
  if (access === 'any') return 'administrator';
  if (typeof access !== 'function' && (access.permission || access.desk))
    return isProvider ? 'administrator' : whoGives(grants, access.permission);
  // What no role of the company may open is switched off for all of it.
  return checkAccess({ ...grants, roles: ['SuperUser'] }, access) === null ? 'administrator' : 'parent';
}

/** Who can grant an agency's user a permission; without one, a desk role. */
function whoGives(grants: Grants, permission: Permission | undefined): Opener {
  if (!AGENCY_PERMISSIONS.some((one) => one === permission)) return 'provider';
  return managesAgencies(grants) ? 'administrator' : 'parent';
}

/** The log-in's address parameters for the page left for it; empty for pages that hold the log-in. */
export function wayBackTo({ pathname, href }: { pathname: string; href: string }): { redirect?: string } {
  return pathname === '/' || pathname === '/login' ? {} : { redirect: href };
}

/** A path of this site to continue to after a login; anything else (another site, a protocol-relative URL) is dropped. */
export function sameSitePath(wanted: unknown): string | undefined {
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
}
