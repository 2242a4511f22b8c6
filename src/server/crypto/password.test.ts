import { verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

// The real one, spied on.
vi.mock('@node-rs/argon2', { spy: true });

describe('passwords', () => {
  it('are stored as argon2id with 64 MiB and three passes, each with its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Interline1!'), hashPassword('Interline1!')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('are compared', async () => {
    const stored = await hashPassword('Interline1!');
    expect(await isPassword('Interline1!', stored)).toBe(true);
    expect(await isPassword('interline1!', stored)).toBe(false);
  });

  it('of unknown users cost the same work as those of known ones', async () => {
    const stored = await hashPassword('Interline1!');
    vi.mocked(verify).mockClear();
    expect(await isPassword('wrong', stored)).toBe(false);
    expect(await isPassword('wrong', null)).toBe(false);
    const [known, unknown] = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
    expect(unknown).toEqual(known);
  });

  it('of many people at once are all answered', async () => {
    const stored = await hashPassword('Interline1!');
    const answers = await Promise.all(
      ['a', 'Interline1!', 'b', 'Interline1!', 'c'].map((word) => isPassword(word, stored)),
    );
    expect(answers).toEqual([false, true, false, true, false]);
  });
});
