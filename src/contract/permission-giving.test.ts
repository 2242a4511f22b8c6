import { describe, expect, it } from 'vitest';
import { AGENCY_PERMISSIONS, givable, notTheirs } from './permission-giving.ts';
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
    const admin = holder(['agencybills:read', 'topup:write']);
    expect(notTheirs(admin, [], AGENCY_PERMISSIONS)).toEqual([]);
    expect(notTheirs(admin, ['topup:write'], [])).toEqual([]);
    expect(notTheirs(admin, ['desk:flight'], ['desk:flight', 'topup:write'])).toEqual([]);
    expect(notTheirs(admin, [], ['desk:flight', 'topup:write'])).toEqual(['desk:flight']);
    expect(notTheirs(admin, ['desk:flight'], [])).toEqual(['desk:flight']);
    expect(notTheirs(holder([]), [], ['agencybills:read'])).toEqual(['agencybills:read']);
  });

  it('is offered what they hold and can be used in their company', () => {
    expect(givable(holder(PERMISSIONS))).toEqual(PERMISSIONS);
    expect(givable(holder(AGENCY_PERMISSIONS))).toEqual(AGENCY_PERMISSIONS);
    expect(givable(holder(AGENCY_PERMISSIONS, { canCreateSubAgency: false }))).toEqual([]);
    expect(givable(holder(AGENCY_PERMISSIONS, { proxyLevel: 1 }))).toEqual([]);
  });
});
