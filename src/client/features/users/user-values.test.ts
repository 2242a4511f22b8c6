import { describe, expect, it } from 'vitest';
import type { User } from '../../../contract/users.ts';
import { permissionsWith, riskOf, toNewUser, toUser, valuesOf } from './user-values.ts';

const USER: User = {
  id: '1',
  version: 3,
  username: 'harbour.fin',
  nickname: 'Finance',
  email: 'fin@example.com',
  areaCode: '852',
  mobile: '21234567',
  role: ['finance'],
  permissions: ['agencybills:read', 'desk:flight'],
  status: 'active',
  isInvited: false,
  isLastSuperUser: false,
  lastSeenAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
};

describe('what is asked before a user is saved', () => {
  const admin: User = { ...USER, role: ['SuperUser'] };
  const others = (changes: object) => riskOf(USER, { ...valuesOf(USER), ...changes }, false);
  const own = (changes: object) => riskOf(admin, { ...valuesOf(admin), ...changes }, true);

  it('is whether somebody is to be shut out', () => {
    expect(others({ status: 'disabled' })).toBe('disable');
    expect(riskOf({ ...USER, status: 'disabled' }, { ...valuesOf(USER), status: 'disabled' }, false)).toBeNull();
    expect([others({ status: 'testing' }), others({ role: 'operator' }), others({ nickname: 'Desk' })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is whether administrators mean to take from themselves what only others give back', () => {
    expect(own({ status: 'disabled' })).toBe('disableSelf');
    expect(own({ status: 'testing' })).toBe('testSelf');
    expect(own({ role: 'operator,finance' })).toBe('stepDown');
    expect([own({ role: 'operator,SuperUser' }), own({ nickname: 'Boss' })]).toEqual([null, null]);
  });
});

describe('the permissions of a user', () => {
  it('go along once somebody has changed them, all of them', () => {
    const values = valuesOf(USER);
    expect(toUser({ ...values, nickname: 'Desk' }, USER)).not.toHaveProperty('permissions');
    const given = { ...values, permissions: 'agencybills:read,desk:flight,topup:write' };
    expect(toUser(given, USER).permissions).toEqual(['agencybills:read', 'desk:flight', 'topup:write']);
    expect(toUser({ ...values, permissions: 'desk:flight' }, USER).permissions).toEqual(['desk:flight']);
    expect(toUser({ ...values, permissions: '' }, USER).permissions).toEqual([]);
  });

  it('of a new one are those that were given', () => {
    expect(toNewUser(valuesOf(null)).permissions).toEqual([]);
    expect(toNewUser({ ...valuesOf(null), permissions: 'topup:write' }).permissions).toEqual(['topup:write']);
  });

  it('come and go with the roles that bring them, of what the administrator holds', () => {
    const grants = { permissions: ['agencybills:read', 'credit:write'] };
    const values = { role: 'operator', permissions: '' };
    expect(permissionsWith(grants, null, values, 'operator,finance')).toBe('agencybills:read');
    expect(permissionsWith(grants, null, values, 'SuperUser')).toBe('agencybills:read,credit:write');
    const raised = { role: 'SuperUser', permissions: 'agencybills:read,credit:write' };
    expect(permissionsWith(grants, null, raised, 'finance')).toBe('agencybills:read');
    expect(permissionsWith(grants, null, raised, '')).toBe('');
    // What somebody has already is nobody's to take by choosing a role, nor what the administrator does not hold.
    const held = { role: 'finance', permissions: 'agencybills:read,desk:flight' };
    expect(permissionsWith(grants, USER, held, 'operator')).toBe('agencybills:read,desk:flight');
  });
});
