import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { maskNumber } from '../../contract/mask-number.ts';
import { blindIndexes, currentPrefix, seal, unseal } from './at-rest.ts';

const keysOf = (current: Buffer, ...old: Buffer[]) => ({ current, old });

describe('documents at rest', () => {
  const key = randomBytes(32);
  const keys = keysOf(key);

  it('reads back what was stored, and stores it differently each time', () => {
    const one = seal('E12345678', keys, 'order-1');
    const two = seal('E12345678', keys, 'order-1');
    expect(one).not.toContain('E12345678');
    expect(one).not.toBe(two);
    expect(unseal(one, keys, 'order-1')).toBe('E12345678');
  });

  it('refuses another key, another record and a changed value', () => {
    const sealed = seal('E12345678', keys, 'order-1');
    expect(() => unseal(sealed, keysOf(randomBytes(32)), 'order-1')).toThrow('neither DATA_KEY');
    expect(() => unseal(sealed, keys, 'order-2')).toThrow();
    expect(() => unseal(`${sealed.slice(0, -2)}AA`, keys, 'order-1')).toThrow();
    expect(() => unseal('v0.abc', keys, 'order-1')).toThrow('unknown encryption format');
  });

  it('reads under an old key, and writes under the new one alone', () => {
    const next = keysOf(randomBytes(32), key);
    const old = seal('E12345678', keys, 'order-1');
    expect(unseal(old, next, 'order-1')).toBe('E12345678');
    const fresh = seal('E12345678', next, 'order-1');
    expect(fresh.startsWith(currentPrefix(next))).toBe(true);
    expect(() => unseal(fresh, keys, 'order-1')).toThrow();
  });

  it('reads what was sealed before keys had names', () => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('order-1'));
    const body = Buffer.concat([cipher.update('E12345678'), cipher.final()]);
    const sealed = `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    expect(unseal(sealed, keysOf(randomBytes(32), key), 'order-1')).toBe('E12345678');
    expect(() => unseal(sealed, keysOf(randomBytes(32)), 'order-1')).toThrow('no data key opens');
  });

  it('finds equal numbers of one company, under each key, and of no other company', () => {
    const next = keysOf(randomBytes(32), key);
    const [index] = blindIndexes('E12345678', keys, 'harbour');
    expect(blindIndexes('E12345678', next, 'harbour')).toContain(index);
    expect(blindIndexes('E12345678', keys, 'meridian')).not.toContain(index);
    expect(blindIndexes('E12345679', keys, 'harbour')).not.toContain(index);
  });

  it('shows the first four and the last two characters', () => {
    expect(maskNumber('E12345678')).toBe('E123•••78');
    expect(maskNumber('A1234')).toBe('A•••4');
  });
});
