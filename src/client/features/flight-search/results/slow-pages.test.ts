import { describe, expect, it } from 'vitest';
import { createSlowPages, SLOW_PAGE } from './slow-pages.ts';

function onNetwork(isSlow: boolean) {
  const state = { isSlow, more: null as (() => void) | null };
  const listeners = new Set<() => void>();
  const network = {
    isSlow: () => state.isSlow,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const pages = createSlowPages(network, (more) => {
    state.more = more;
  });
  const becomeFast = () => {
    state.isSlow = false;
    for (const listener of listeners) listener();
  };
  return { state, pages, listeners, becomeFast };
}
const { signal } = new AbortController();

describe('a search', () => {
  it('goes on without asking, and without a limit, on a fast network', async () => {
    const { pages, state } = onNetwork(false);
    await pages.mayGoOn(10 * SLOW_PAGE, signal);
    expect([pages.limit(), state.more]).toEqual([undefined, null]);
  });

  it('waits on a slow network once a page is there, until more is asked for', async () => {
    const { pages, state, listeners } = onNetwork(true);
    expect(pages.limit()).toBe(SLOW_PAGE);
    await pages.mayGoOn(SLOW_PAGE - 1, signal);
    const waiting = pages.mayGoOn(SLOW_PAGE, signal);
    expect(state.more).not.toBeNull();
    state.more?.();
    await waiting;
    expect(state.more).toBeNull();
    await pages.mayGoOn(2 * SLOW_PAGE - 1, signal);
    expect(listeners.size).toBe(0);
  });

  it('goes on by itself when the network becomes faster', async () => {
    const { pages, state, becomeFast } = onNetwork(true);
    const waiting = pages.mayGoOn(SLOW_PAGE, signal);
    becomeFast();
    await waiting;
    expect(state.more).toBeNull();
  });

  it('ends when the screen is left', async () => {
    const { pages, listeners } = onNetwork(true);
    const leave = new AbortController();
    const waiting = pages.mayGoOn(SLOW_PAGE, leave.signal);
    leave.abort();
    await expect(waiting).rejects.toThrow('left');
    expect(listeners.size).toBe(0);
  });
});
