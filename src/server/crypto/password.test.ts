import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

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

  it('of unknown users take as long as those of known ones', async () => {
    const stored = await hashPassword('Interline1!');
    const time = async (hash: string | null) => {
      const start = performance.now();
      expect(await isPassword('wrong', hash)).toBe(false);
      return performance.now() - start;
    };
    const known = Math.min(await time(stored), await time(stored), await time(stored));
    const unknown = Math.min(await time(null), await time(null), await time(null));
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('of many people at once are all answered', async () => {
    const stored = await hashPassword('Interline1!');
    const answers = await Promise.all(
      ['a', 'Interline1!', 'b', 'Interline1!', 'c'].map((word) => isPassword(word, stored)),
    );
    expect(answers).toEqual([false, true, false, true, false]);
  });
});
