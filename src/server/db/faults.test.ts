import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isAuthorizationFault, isDatabaseFault, reasonOf } from './faults.ts';

/** The error that the driver makes of a database error. */
function said(code: string): Error {
  return Object.assign(new pg.DatabaseError(`said ${code}`, 10, 'error'), { code, severity: 'ERROR' });
}

const failed = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

describe('a fault of the database', () => {
  it.each(['08006', '53300', '57014', '57P01', '57P03', '58030', 'XX000', '25P03', '40P01'])(
    'is SQLSTATE %s',
    (code) => {
      expect(isDatabaseFault(said(code))).toBe(true);
    },
  );

  it.each(['25006', '28000', '28P01'])('is SQLSTATE %s, of another primary or another password than before', (code) => {
    expect(isDatabaseFault(said(code))).toBe(true);
    expect(isAuthorizationFault(new DrizzleQueryError('select 1', [], said(code)))).toBe(code.startsWith('28'));
  });

  it.each(['23505', '22P02', '42P01', '3D000', '25P02'])('is not SQLSTATE %s: what was asked is wrong', (code) => {
    expect(isDatabaseFault(said(code))).toBe(false);
  });

  it('is a connection that is not to be had, or that ends', () => {
    const faults = [
      failed('ECONNREFUSED', 'connect'),
      failed('ENOENT', 'connect'),
      failed('EPIPE', 'write'),
      new AggregateError([failed('ECONNREFUSED', 'connect')]),
      new Error('Connection terminated unexpectedly'),
      new Error('timeout exceeded when trying to connect'),
      new Error('Query read timeout'),
    ];
    for (const fault of faults) expect(isDatabaseFault(fault), fault.message).toBe(true);
    expect(isDatabaseFault(failed('ENOENT', 'open'))).toBe(false);
    expect(isDatabaseFault(new Error('no such order'))).toBe(false);
    expect(isDatabaseFault(null)).toBe(false);
  });

  it('is found under what wraps it, and told without what was asked', () => {
    const wrapped = new DrizzleQueryError('select $1', ['TAN/MEI'], said('57P01'));
    expect(isDatabaseFault(wrapped)).toBe(true);
    expect(reasonOf(wrapped)).toBe('said 57P01');
    expect(isDatabaseFault(new DrizzleQueryError('select $1', ['TAN/MEI'], said('23505')))).toBe(false);
  });

  it('is known from a copy that has lost its kind', () => {
    const { message, stack } = new Error('terminating connection (Queue: issue-order)');
    expect(isDatabaseFault({ code: '57P01', severity: 'FATAL', message, stack })).toBe(true);
  });
});
