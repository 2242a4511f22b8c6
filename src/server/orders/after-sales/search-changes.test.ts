import { expect, it } from 'vitest';
import { ChangeSearches } from './search-changes.ts';

const SYSTEM = 'an agency’s own system';
const nobody = new AbortController().signal;

/** Searches until its signal aborts; returns whose order it was. */
function searching(searches: ChangeSearches, userId: string, orderId: string, signal = nobody): Promise<string> {
  return searches.run({ userId, orderId }, signal, (until) => {
    return new Promise<string>((resolve) => {
      until.addEventListener('abort', () => resolve(orderId));
    });
  });
}

it('a search for other flights ends the one before it for the same order, and none of another order or user', async () => {
  const searches = new ChangeSearches();
  const ended: string[] = [];
  const first = searching(searches, SYSTEM, 'first');
  void searching(searches, SYSTEM, 'second').then(() => ended.push('that of another client'));
  void searching(searches, 'harbour.op', 'first').then(() => ended.push('that of a colleague'));
  void searching(searches, SYSTEM, 'first').then(() => ended.push('the newer one'));
  expect(await first).toBe('first');
  expect(ended).toEqual([]);
});

it('a search ends with its caller', async () => {
  const caller = new AbortController();
  const search = searching(new ChangeSearches(), SYSTEM, 'first', caller.signal);
  caller.abort();
  expect(await search).toBe('first');
});
