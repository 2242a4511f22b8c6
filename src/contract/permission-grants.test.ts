import { describe, expect, it } from 'vitest';
import {
  AGENCY_PERMISSIONS,
  beginsWith,
  grantable,
  permissionsAfterRoleChange,
  ungrantable,
} from './permission-grants.ts';
import { type Grants, PERMISSIONS } from './permissions.ts';

const company = {
  proxyLevel: 0,
  enableFlightService: true,
  enableTrainService: true,
  isShowBill: true,
  canCreateSubAgency: true,
  hidePnrBooking: false,
};
const holder = (permissions: readonly string[], changes: Partial<Grants['company']> = {}): Grants => ({
  roles: ['SuperUser'],
  permissions,
  company: { ...company, ...changes },
});

describe('whoever gives and takes permissions', () => {
  it('holds what changes hands, and what does not is nobody’s matter', () => {
    const admin = holder(['agencybills:read', 'credit:write', 'topup:write']);
    expect(ungrantable(admin, [], AGENCY_PERMISSIONS)).toEqual([]);
    expect(ungrantable(admin, ['topup:write'], [])).toEqual([]);
    expect(ungrantable(admin, ['desk:flight'], ['desk:flight', 'topup:write'])).toEqual([]);
    expect(ungrantable(admin, [], ['desk:flight', 'topup:write'])).toEqual(['desk:flight']);
    expect(ungrantable(admin, ['desk:flight'], [])).toEqual(['desk:flight']);
    expect(ungrantable(holder([]), [], ['agencybills:read'])).toEqual(['agencybills:read']);
  });

  it('is offered what they hold and can be used in their company', () => {
    expect(grantable(holder(PERMISSIONS))).toEqual(PERMISSIONS);
    expect(grantable(holder(AGENCY_PERMISSIONS))).toEqual(AGENCY_PERMISSIONS);
    expect(grantable(holder(AGENCY_PERMISSIONS, { canCreateSubAgency: false }))).toEqual([]);
    const kept = holder(AGENCY_PERMISSIONS, { canCreateSubAgency: false, hasAgencies: true });
    expect(grantable(kept)).toEqual(AGENCY_PERMISSIONS);
    expect(grantable(holder(AGENCY_PERMISSIONS, { proxyLevel: 1 }))).toEqual([]);
  });

  it('makes another administrator who can do all the same, and finance staff who read bills', () => {
    const admin = holder(PERMISSIONS);
    expect(beginsWith(admin, ['operator', 'SuperUser'])).toEqual(PERMISSIONS);
    expect(beginsWith(admin, ['finance'])).toEqual(['agencybills:read']);
    expect(beginsWith(admin, ['operator'])).toEqual([]);
    const clerk = holder(['desk:flight']);
    expect([beginsWith(clerk, ['SuperUser']), beginsWith(clerk, ['finance'])]).toEqual([['desk:flight'], []]);
  });

  it('gives with a role only what it brings when it is new', () => {
    const admin = holder(['agencybills:read', 'desk:flight']);
    const had = { roles: ['finance'], permissions: ['rates:write'] };
    expect(permissionsAfterRoleChange(admin, had, ['finance', 'operator'])).toEqual(['rates:write']);
    expect(permissionsAfterRoleChange(admin, had, ['finance', 'SuperUser'])).toEqual([
      'rates:write',
      'agencybills:read',
      'desk:flight',
    ]);
    const unknown = { roles: ['operator'], permissions: ['of:tomorrow'] };
    expect(permissionsAfterRoleChange(admin, unknown, ['finance'])).toEqual(['of:tomorrow', 'agencybills:read']);
  });
});
