import { expect, it } from 'vitest';
import { mergeStored } from './merge-stored.ts';

const text = (surname: string, givenName: string) => JSON.stringify({ surname, givenName });
const at = (rev: number, content: string) => ({ p0: { rev, content } });

it('brings fields of another window into a form that somebody types in', () => {
  const merged = mergeStored(at(1, text('', '')), { p0: text('LI', '') }, at(2, text('', 'MING')));
  expect(merged).toEqual({ contents: { p0: text('LI', 'MING') }, base: at(2, text('', 'MING')), isNews: true });
});

it('keeps what the form says where another window wrote the same field, and its old base, so that the store sees both', () => {
  const merged = mergeStored(at(1, text('', '')), { p0: text('LI', '') }, at(2, text('LEE', '')));
  expect(merged).toEqual({ contents: { p0: text('LI', '') }, base: at(1, text('', '')), isNews: false });
});

it('keeps the base of what the form took away and another window has changed', () => {
  const merged = mergeStored(at(1, text('', '')), {}, at(2, text('LEE', '')));
  expect(merged).toEqual({ contents: {}, base: at(1, text('', '')), isNews: false });
});
