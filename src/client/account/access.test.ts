import { describe, expect, test } from 'vitest';
import { canManageAgencies, canUseFinance, type Grants } from '../../contract/permissions.ts';
import { checkAccess, sameSitePath, wayBackTo, whoCanOpen } from './access.ts';
import { isPublic } from './pages.ts';

const company = {
  proxyLevel: 0,
  enableFlightService: true,
  enableTrainService: true,
  isShowBill: false,
  canCreateSubAgency: true,
  hidePnrBooking: false,
};
const user = (roles: string[], changes: Partial<Grants['company']> = {}): Grants => ({
  roles,
  permissions: [],
  company: { ...company, ...changes },
});
const FLIGHTS = { roles: ['operator'], service: 'flight' } as const;

describe('guards', () => {
  test('ask a visitor to log in, whatever the screen wants', () => {
    expect(checkAccess(null, 'any')).toBe('login');
    expect(checkAccess(null, FLIGHTS)).toBe('login');
  });

  test('let an operator to flights, and nobody while the company has no flight service', () => {
    expect(checkAccess(user(['operator']), FLIGHTS)).toBeNull();
    expect(checkAccess(user(['finance']), FLIGHTS)).toBe('access');
    expect(checkAccess(user(['SuperUser'], { enableFlightService: false }), FLIGHTS)).toBe('access');
  });

  test('let a SuperUser pass every role', () => {
    expect(checkAccess(user(['SuperUser']), { roles: ['finance'] })).toBeNull();
    expect(checkAccess(user(['SuperUser']), FLIGHTS)).toBeNull();
  });

  test('show finance to direct companies and to those that are shown their bills', () => {
    expect(checkAccess(user(['finance']), canUseFinance)).toBeNull();
    expect(checkAccess(user(['finance'], { proxyLevel: 1 }), canUseFinance)).toBe('access');
    expect(checkAccess(user(['finance'], { proxyLevel: 1, isShowBill: true }), canUseFinance)).toBeNull();
    expect(checkAccess(user(['finance'], { canCreateSubAgency: false }), canManageAgencies)).toBe('access');
  });

  test('want the permission for agency bills', () => {
    expect(checkAccess(user(['finance']), { permission: 'agencybills:read' })).toBe('access');
    const reader = { ...user(['finance']), permissions: ['agencybills:read'] };
    expect(checkAccess(reader, { permission: 'agencybills:read' })).toBeNull();
  });
});

describe('who can open what is refused', () => {
  const atAgency = (grants: Grants, access: Parameters<typeof whoCanOpen>[1]) => whoCanOpen(grants, access, false);

  test('is an administrator of the company where a role of it is let in', () => {
    expect(atAgency(user(['finance']), FLIGHTS)).toBe('administrator');
    expect(atAgency(user(['operator']), canUseFinance)).toBe('administrator');
    expect(atAgency(user(['finance']), { permission: 'agencybills:read' })).toBe('administrator');
  });

  test('is nobody at an agency where it is the provider’s people’s, as its SuperUser is told, too', () => {
    for (const role of ['operator', 'SuperUser'])
      for (const access of [
        { desk: true },
        { permission: 'desk:flight' },
        { permission: 'rates:write' },
        { permission: 'sites:write' },
      ] as const) {
        expect(atAgency(user([role]), access)).toBe('provider');
        expect(whoCanOpen(user([role]), access, true)).toBe('administrator');
      }
  });

  test('is the company above where the bills of sub-agencies are asked for by one that may open none', () => {
    const alone = user(['SuperUser'], { canCreateSubAgency: false });
    expect(atAgency(alone, { permission: 'agencybills:read' })).toBe('parent');
    const kept = user(['SuperUser'], { canCreateSubAgency: false, hasAgencies: true });
    expect(atAgency(kept, { permission: 'agencybills:read' })).toBe('administrator');
  });

  test('is the company above where it is switched off for all, as an administrator is told, too', () => {
    for (const role of ['operator', 'SuperUser']) {
      expect(atAgency(user([role], { enableFlightService: false }), FLIGHTS)).toBe('parent');
      expect(atAgency(user([role], { proxyLevel: 1 }), canUseFinance)).toBe('parent');
      expect(atAgency(user([role], { canCreateSubAgency: false }), canManageAgencies)).toBe('parent');
    }
  });
});

describe('paths open to visitors', () => {
  test('are those of the spec and how one gets in, whatever follows them', () => {
    for (const path of ['/', '/terms', '/privacy', '/privacy/', '/profile', '/about', '/login'])
      expect(isPublic(path)).toBe(true);
    for (const path of ['/more', '/flight/booking', '/no/such/page', '/terms/old']) expect(isPublic(path)).toBe(false);
  });
});

describe('the path kept over a login', () => {
  test('is one of this site', () => {
    expect(sameSitePath('/flight/orders/1?x=1')).toBe('/flight/orders/1?x=1');
    for (const other of ['https://evil.example', '//evil.example', '/\\evil.example', 'flight', '', undefined, 7]) {
      expect(sameSitePath(other)).toBeUndefined();
    }
  });
});

test('a log-in leads back to the page that was left for it, and to none that holds the log-in', () => {
  expect(wayBackTo({ pathname: '/flight/orders', href: '/flight/orders?q=LI' })).toEqual({
    redirect: '/flight/orders?q=LI',
  });
  expect(wayBackTo({ pathname: '/', href: '/?redirect=%2Fusers' })).toEqual({});
  expect(wayBackTo({ pathname: '/login', href: '/login' })).toEqual({});
});
