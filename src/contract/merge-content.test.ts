import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeContent, mergeText } from './merge-content.ts';

const merge = (base: unknown, theirs: unknown, mine: unknown) => {
  const text = (value: unknown) => JSON.stringify(value);
  const { content, lost } = mergeContent(base === null ? null : text(base), text(theirs), text(mine));
  return [JSON.parse(content), lost === null ? null : JSON.parse(lost)];
};

describe('two versions of one passenger', () => {
  const base = { surname: 'LI', givenName: '', document: { number: '', expiry: '' } };

  it('keep the fields that each of them changed', () => {
    const theirs = { ...base, givenName: 'MING', document: { number: 'K1', expiry: '' } };
    const mine = { ...base, surname: 'LEE', document: { number: '', expiry: '2030-01-01' } };
    const both = { surname: 'LEE', givenName: 'MING', document: { number: 'K1', expiry: '2030-01-01' } };
    expect(merge(base, theirs, mine)).toEqual([both, null]);
  });

  it('say what was lost only where both wrote the same field differently', () => {
    const theirs = { ...base, surname: 'LIM', givenName: 'MING' };
    const mine = { ...base, surname: 'LEE' };
    const [content, lost] = merge(base, theirs, mine);
    expect(content).toEqual({ ...base, surname: 'LEE', givenName: 'MING' });
    expect(lost).toEqual({ ...base, surname: 'LIM', givenName: 'MING' });
  });

  it('fill each other in where nobody knows what stood there before', () => {
    const merged = merge(null, { surname: 'LI', givenName: '' }, { surname: '', givenName: 'MING' });
    expect(merged).toEqual([{ surname: 'LI', givenName: 'MING' }, null]);
  });

  it('are merged in lists of the same length, and told apart in others', () => {
    const list = (...numbers: string[]) => ({ documents: numbers.map((number) => ({ number })) });
    expect(merge(list('', ''), list('A', ''), list('', 'B'))).toEqual([list('A', 'B'), null]);
    expect(merge(list(''), list('A'), list('', 'B'))).toEqual([list('', 'B'), list('A')]);
  });
});

describe('two versions of one text', () => {
  it('keep the words that each of them changed', () => {
    expect(mergeText('window seat please', 'a window seat please', 'window seat please, vegan')).toBe(
      'a window seat please, vegan',
    );
    expect(mergeText('要靠窗座位', '要靠窗座位和素食', '请要靠窗座位')).toBe('请要靠窗座位和素食');
  });

  it('make no number of two that nobody wrote', () => {
    expect(mergeText('1990-01-01', '1991-01-01', '1990-01-02')).toBeNull();
    expect(mergeText('', 'K1234', 'E5678')).toBeNull();
  });

  it('of one who types on keep what is longer', () => {
    expect(mergeText('', 'LI', 'LI MING')).toBe('LI MING');
    expect(mergeText('', 'LI MING', 'LI')).toBe('LI MING');
    expect(mergeText('LI MINGX', 'LI MING', 'LI')).toBeNull();
  });

  it('lose no word that either of them added', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 6 });
    fc.assert(
      fc.property(words, words, words, words, (start, end, theirs, mine) => {
        const base = ['BEGIN', ...start, 'MIDDLE', ...end, 'END'].join(' ');
        const merged = mergeText(base, [...theirs, base].join(' '), [base, ...mine].join(' '));
        expect(merged).toBe([...theirs, base, ...mine].join(' '));
      }),
    );
  });
});

it('a field that one side alone changed is as that side has it, whichever arrives later', () => {
  const person = fc.record({ a: fc.string(), b: fc.string(), c: fc.string() });
  fc.assert(
    fc.property(person, person, person, (base, theirs, mine) => {
      const [one] = merge(base, theirs, mine);
      const keys = ['a', 'b', 'c'] as const;
      const mineAlone = keys.filter((key) => theirs[key] === base[key]);
      const theirsAlone = keys.filter((key) => mine[key] === base[key] && !mineAlone.includes(key));
      expect(mineAlone.map((key) => one[key])).toEqual(mineAlone.map((key) => mine[key]));
      expect(theirsAlone.map((key) => one[key])).toEqual(theirsAlone.map((key) => theirs[key]));
      expect(merge(base, mine, mine)).toEqual([mine, null]);
    }),
  );
});
