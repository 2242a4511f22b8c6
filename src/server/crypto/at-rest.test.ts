import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { maskNumber, seal, unseal } from './at-rest.ts';

describe('documents at rest', () => {
  const key = randomBytes(32);

  it('reads back what was stored, and stores it differently each time', () => {
    const one = seal('E12345678', key, 'order-1');
    const two = seal('E12345678', key, 'order-1');
    expect(one).not.toContain('E12345678');
    expect(one).not.toBe(two);
    expect(unseal(one, key, 'order-1')).toBe('E12345678');
  });

  it('refuses another key, another record and a changed value', () => {
    const sealed = seal('E12345678', key, 'order-1');
    expect(() => unseal(sealed, randomBytes(32), 'order-1')).toThrow();
    expect(() => unseal(sealed, key, 'order-2')).toThrow();
    expect(() => unseal(`${sealed.slice(0, -2)}AA`, key, 'order-1')).toThrow();
    expect(() => unseal('v0.abc', key, 'order-1')).toThrow('unknown encryption format');
  });

  it('shows the first four and the last two characters', () => {
    expect(maskNumber('E12345678')).toBe('E123•••78');
    expect(maskNumber('A1234')).toBe('A•••4');
  });
});
