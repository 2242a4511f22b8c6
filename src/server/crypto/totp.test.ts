import { describe, expect, it } from 'vitest';
import { stepAt, stepOf, toBase32, totpOf } from './totp.ts';

/** The secret and the codes of RFC 6238, appendix B, cut to six digits. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));

describe('codes by time', () => {
  it('write a secret as apps take it', () => {
    expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('are those of the standard at %d seconds', (seconds, code) => {
    expect(totpOf(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('count half a minute before and after, and no longer', () => {
    const at = (seconds: number) => stepOf(SECRET, '081804', new Date((1111111109 + seconds) * 1000));
    const step = stepAt(new Date(1111111109_000));
    expect([at(0), at(-30), at(30)]).toEqual([step, step, step]);
    expect([at(-60), at(60)]).toEqual([null, null]);
    expect(stepOf(SECRET, '', new Date(1111111109_000))).toBeNull();
  });
});
