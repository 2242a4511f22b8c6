import { AGENCY_PERMISSIONS } from '../../contract/permission-giving.ts';
import {
  type Grants,
  isAllowed,
  keepsAgencies,
  type Permission,
  type Requirement,
} from '../../contract/permissions.ts';

/** 'any': every logged-in user. */
export type Access = 'any' | Requirement;

/** Why a screen may not be opened: 'login' first of all, then 'access'; null when it may (spec §6). */
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
 * Who can open a screen to somebody who may not see it: an administrator of their company, only the company that opened it, or nobody,
 * as it is the provider's own people's.
 */
export const OPENERS = ['administrator', 'parent', 'provider'] as const;
export type Opener = (typeof OPENERS)[number];

/** Who can open a screen that {@link checkAccess} refuses to somebody of an agency or, with `isProvider`, of the provider. */
export function whoCanOpen(
  grants: Grants,
  access: Access | ((grants: Grants) => boolean),
  isProvider: boolean,
): Opener {
  if (access === 'any') return 'administrator';
  if (typeof access !== 'function' && (access.permission || access.desk))
    return isProvider ? 'administrator' : whoGives(grants, access.permission);
  // What no role of the company is let to is switched off for all of it.
  return checkAccess({ ...grants, roles: ['SuperUser'] }, access) === null ? 'administrator' : 'parent';
}

/** Who can give somebody of an agency a permission; without one, a place at the desk. */
function whoGives(grants: Grants, permission: Permission | undefined): Opener {
  if (!AGENCY_PERMISSIONS.some((one) => one === permission)) return 'provider';
  return keepsAgencies(grants) ? 'administrator' : 'parent';
}

/** What the address of a log-in says of the page that is left for it; nothing of those that hold the log-in. */
export function wayBackTo({ pathname, href }: { pathname: string; href: string }): { redirect?: string } {
  return pathname === '/' || pathname === '/login' ? {} : { redirect: href };
}

/** A path of this site to go on to after a login; anything else (another site, a protocol-relative address) is dropped. */
export function sameSitePath(wanted: unknown): string | undefined {
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
}
