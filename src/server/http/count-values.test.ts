import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsMoreValues } from './count-values.ts';

/** Commas and brackets that stand for values, counted in the parsed value. */
function counted(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: unknown[] = Object.values(value);
  return inner.reduce<number>((sum, each) => sum + counted(each), Math.max(1, inner.length));
}

describe('the values of a JSON text', () => {
  it('are counted as they are when it is taken apart, whatever its texts hold', () => {
    const texts = fc.string({ unit: fc.constantFrom('"', '\\', ',', '[', '{', 'a', '李'), maxLength: 8 });
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof({ maxDepth: 4 }, texts, fc.integer(), fc.array(tie('json')), fc.dictionary(texts, tie('json'))),
    }));
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value);
        const most = counted(value);
        expect([holdsMoreValues(text, most), holdsMoreValues(text, most - 1)]).toEqual([false, most > 0]);
      }),
    );
  });

  it.each(['"', '{"a', '"\\', '"\\"'])('end with a text that does not: %j', (text) => {
    expect(holdsMoreValues(text, 1)).toBe(false);
  });
});
