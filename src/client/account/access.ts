import { type Grants, isAllowed, type Requirement } from '../../contract/permissions.ts';

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

/** Who can open a screen to somebody who may not see it. */
export type Opener = 'administrator' | 'parent';

/** Who can open a screen that {@link checkAccess} refuses: an administrator of the company, or only the company that opened it. */
export function whoCanOpen(grants: Grants, access: Access | ((grants: Grants) => boolean)): Opener {
  if (access === 'any' || (typeof access !== 'function' && (access.permission || access.desk))) return 'administrator';
  // What no role of the company is let to is switched off for all of it.
  return checkAccess({ ...grants, roles: ['SuperUser'] }, access) === null ? 'administrator' : 'parent';
}

/** Paths that visitors may open (spec §2), with what the site says of itself, the page to log in, and where payments beside a frame end. */
const PUBLIC_PATHS = ['/', '/terms', '/privacy', '/profile', '/about', '/login', '/password', '/payment-return'];

export function isPublic(pathname: string): boolean {
  return PUBLIC_PATHS.includes(pathname.replace(/(.)\/$/, '$1'));
}

/** A path of this site to go on to after a login; anything else (another site, a protocol-relative address) is dropped. */
export function sameSitePath(wanted: unknown): string | undefined {
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
}
