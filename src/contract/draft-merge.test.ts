import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange, type DraftChange, type DraftDoc, OTHER_VERSION_LIFE_MS } from './draft-merge.ts';

const NOW = new Date('2026-11-20T02:00:00.000Z');
let made = 0;
const context = (now = NOW) => ({ now, newId: () => `o${++made}` });
const change = (by: string, parts: [key: string, content: string | null, baseRev: number][]): DraftChange => ({
  by,
  head: '{}',
  parts: parts.map(([key, content, baseRev]) => ({ key, content, baseRev })),
});
const contentOf = (doc: DraftDoc, key: string) => doc.parts.find((part) => part.key === key)?.content;
const started = applyChange(
  null,
  change('a', [
    ['p0', 'LI', 0],
    ['p1', 'WANG', 0],
  ]),
  context(),
);

describe('a change to a draft', () => {
  test('writes only the parts it names', () => {
    const after = applyChange(started, change('b', [['p1', 'WANG XIAO', 1]]), context());
    expect([contentOf(after, 'p0'), contentOf(after, 'p1')]).toEqual(['LI', 'WANG XIAO']);
    expect(after).toMatchObject({ rev: 2, others: [] });
  });

  test('two devices on different passengers both keep what they typed', () => {
    const one = applyChange(started, change('a', [['p0', 'LI MING', 1]]), context());
    const both = applyChange(one, change('b', [['p1', 'WANG XIAO', 1]]), context());
    expect([contentOf(both, 'p0'), contentOf(both, 'p1'), both.others]).toEqual(['LI MING', 'WANG XIAO', []]);
  });

  test('on one passenger the last write wins and the other version stays for seven days', () => {
    const one = applyChange(started, change('a', [['p0', 'LI MING', 1]]), context());
    const two = applyChange(one, change('b', [['p0', 'LI NA', 1]]), context());
    expect(contentOf(two, 'p0')).toBe('LI NA');
    expect(two.others).toMatchObject([{ part: 'p0', content: 'LI MING' }]);
    const almost = new Date(NOW.getTime() + OTHER_VERSION_LIFE_MS - 1);
    expect(applyChange(two, change('b', [['p1', 'X', 2]]), context(almost)).others).toHaveLength(1);
    const later = new Date(NOW.getTime() + OTHER_VERSION_LIFE_MS);
    expect(applyChange(two, change('b', [['p1', 'Y', 2]]), context(later)).others).toEqual([]);
  });

  test('on one passenger both keep the fields that they changed, and nothing lies beside', () => {
    const text = (surname: string, givenName: string) => JSON.stringify({ surname, givenName });
    const base = text('LI', '');
    const first = applyChange(null, change('a', [['p0', base, 0]]), context());
    const one = applyChange(first, change('a', [['p0', text('LI', 'MING'), 1]]), context());
    const mine = { key: 'p0', content: text('LEE', ''), baseRev: 1, base };
    const both = applyChange(one, { by: 'b', head: '{}', parts: [mine] }, context());
    expect([contentOf(both, 'p0'), both.others]).toEqual([text('LEE', 'MING'), []]);
  });

  test('a booking that was sent is never put together of two', () => {
    const first = applyChange(null, change('a', [['attempt', '{"key":"k","body":{"a":1,"b":1}}', 0]]), context());
    const one = applyChange(first, change('a', [['attempt', '{"key":"k","body":{"a":2,"b":1}}', 1]]), context());
    const base = '{"key":"k","body":{"a":1,"b":1}}';
    const mine = { key: 'attempt', content: '{"key":"k","body":{"a":1,"b":2}}', baseRev: 1, base };
    const after = applyChange(one, { by: 'b', head: '{}', parts: [mine] }, context());
    expect(contentOf(after, 'attempt')).toBe(mine.content);
    expect(after.others).toHaveLength(1);
  });

  test('a clock set back a day changes nothing about who wins', () => {
    const yesterday = new Date(NOW.getTime() - 86_400_000);
    const after = applyChange(started, change('b', [['p0', 'LI NA', 1]]), context(yesterday));
    expect(contentOf(after, 'p0')).toBe('LI NA');
  });

  test('sent again after a lost answer it makes no other version, also when more was typed since', () => {
    const once = applyChange(started, change('b', [['p0', 'LI N', 1]]), context());
    expect(applyChange(once, change('b', [['p0', 'LI N', 1]]), context())).toBe(once);
    expect(applyChange(once, change('b', [['p0', 'LI NA', 1]]), context()).others).toEqual([]);
  });

  test('a passenger removed by one and changed by the other is not lost', () => {
    const one = applyChange(started, change('a', [['p1', 'WANG XIAO', 1]]), context());
    const two = applyChange(one, change('b', [['p1', null, 1]]), context());
    expect(contentOf(two, 'p1')).toBeUndefined();
    expect(two.others).toMatchObject([{ part: 'p1', content: 'WANG XIAO' }]);
  });

  test('whatever order writes arrive in, each text is the current one, was known to who replaced it, or is kept beside', () => {
    const step = fc.record({
      by: fc.constantFrom('a', 'b', 'c'),
      key: fc.constantFrom('p0', 'p1'),
      looks: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let doc = started;
        const seen = new Map<string, DraftDoc>([
          ['a', started],
          ['b', started],
          ['c', started],
        ]);
        const known = new Set<string>();
        const texts: string[] = [];
        steps.forEach(({ by, key, looks }, i) => {
          if (looks) seen.set(by, doc);
          const base = seen.get(by)?.parts.find((part) => part.key === key)?.rev ?? 0;
          const replaced = doc.parts.find((part) => part.key === key);
          if (replaced && (replaced.rev <= base || replaced.by === by)) known.add(replaced.content);
          const text = `${by}${i}`;
          texts.push(text);
          doc = applyChange(doc, change(by, [[key, text, base]]), context());
        });
        const kept = [...doc.parts, ...doc.others].map(({ content }) => content);
        expect(texts.filter((text) => !kept.includes(text) && !known.has(text))).toEqual([]);
      }),
    );
  });
});
