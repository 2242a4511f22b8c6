import { describe, expect, it } from 'vitest';
import type { SolutionsAnswer } from '../../../../contract/flight-search.ts';
import { sampleOffers } from '../engine/sample-offers.ts';
import {
  newRun,
  type PollPorts,
  pollUntilDone,
  type SearchRun,
  shownOf,
  withAllShown,
  withAnswer,
  withHeld,
} from './search-run.ts';

const START = newRun({ searchId: 's', expiresAt: '2026-11-20T08:10:00Z', suppliers: 2 });

function answer(cursor: number, done: boolean, count = 2): SolutionsAnswer {
  return {
    solutions: sampleOffers(count),
    cursor,
    progress: { answered: cursor, total: 2 },
    done,
    failures: [],
    withdrawn: [],
    expiresAt: '2026-11-20T08:10:00Z',
  };
}

/** Answers in turn; an Error in the list is thrown, as for a lost connection. */
function portsFor(script: (SolutionsAnswer | Error)[]) {
  const seen = { cursors: [] as number[], waits: [] as number[], lost: [] as boolean[], run: START as SearchRun };
  const ports: PollPorts = {
    mayGoOn: async () => {},
    ask: async (cursor) => {
      seen.cursors.push(cursor);
      const next = script.shift();
      if (!next || next instanceof Error) throw next ?? new Error('asked too often');
      return next;
    },
    take: (asked, got) => {
      seen.run = withAnswer(seen.run, asked, got);
      return seen.run;
    },
    wait: async (ms) => {
      seen.waits.push(ms);
    },
    isPassing: (error) => error instanceof Error && error.message === 'network',
    onConnection: (lost) => seen.lost.push(lost),
  };
  return { seen, ports };
}

describe('polling a search', () => {
  it('goes on from the cursor until the search is done', async () => {
    const { seen, ports } = portsFor([answer(1, false), answer(1, false, 0), answer(2, true)]);
    await pollUntilDone(START, ports, new AbortController().signal);
    expect(seen.cursors).toEqual([0, 1, 1]);
    expect(seen.run).toMatchObject({ done: true, progress: { answered: 2, total: 2 } });
    expect(seen.run.solutions).toHaveLength(4);
  });

  it('tries again after a lost connection, waiting longer each time, and asks for nothing twice', async () => {
    const network = new Error('network');
    const { seen, ports } = portsFor([answer(1, false), network, network, network, answer(2, true)]);
    await pollUntilDone(START, ports, new AbortController().signal);
    expect(seen.waits).toEqual([1000, 2000, 4000]);
    expect(seen.lost).toEqual([true, false]);
    expect(seen.cursors).toEqual([0, 1, 1, 1, 1]);
    expect(seen.run.solutions).toHaveLength(4);
  });

  it('keeps what the company is not sold, which the last answer says', () => {
    const leftOut = [{ reason: 'mainland' as const, offers: 12 }];
    const run = withAnswer(withAnswer(START, 0, answer(1, false)), 1, { ...answer(2, true, 0), leftOut });
    expect(run.leftOut).toEqual(leftOut);
    expect(withAnswer(START, 0, answer(1, true)).leftOut).toBeUndefined();
  });

  it('gives up on a refusal', async () => {
    const { ports } = portsFor([new Error('expired')]);
    await expect(pollUntilDone(START, ports, new AbortController().signal)).rejects.toThrow('expired');
  });

  it('stops when the screen is left', async () => {
    const leave = new AbortController();
    const { seen, ports } = portsFor([answer(1, false), answer(2, true)]);
    const polling = pollUntilDone(
      START,
      { ...ports, ask: (...args) => ports.ask(...args).finally(() => leave.abort()) },
      leave.signal,
    );
    await expect(polling).rejects.toThrow();
    expect(seen.run.solutions).toHaveLength(0);
  });

  it('takes an answer asked twice only once', () => {
    const once = withAnswer(START, 0, answer(1, false));
    expect(withAnswer(once, 0, answer(1, false))).toBe(once);
  });

  it('shows all that arrives while nothing has been touched, what comes last too', () => {
    const first = withAnswer(START, 0, answer(1, false));
    expect(shownOf(first)).toHaveLength(2);
    const last = withAnswer(first, 1, { ...answer(2, true, 3), withdrawn: ['offer-0'] });
    expect(shownOf(last)).toBe(last.solutions);
    expect(shownOf(last).map((offer) => offer.id)).toEqual(['offer-1', 'offer-0', 'offer-1', 'offer-2']);
  });

  it('leaves the list as it was on screen once it is touched, and lets later offers wait until they are asked for', () => {
    const first = withAnswer(START, 0, answer(1, false));
    // The screen may lag behind by one answer.
    const onScreen = first.solutions;
    const touched = withHeld(withAnswer(first, 1, answer(2, false, 5)), onScreen);
    expect(shownOf(touched)).toBe(onScreen);
    const later = withAnswer(touched, 2, { ...answer(3, true), withdrawn: ['offer-0'] });
    expect(shownOf(later)).toBe(onScreen);
    expect(shownOf(withHeld(later, later.solutions))).toBe(onScreen);
    expect(shownOf(withAllShown(later))).toBe(later.solutions);
  });

  it('lets what comes after the agent asked for more wait again, for as long as anything can come', () => {
    const touched = withHeld(withAnswer(START, 0, answer(1, false)), sampleOffers(2));
    const asked = withAllShown(withAnswer(touched, 1, answer(2, false)));
    expect(shownOf(asked)).toHaveLength(4);
    expect(shownOf(withAnswer(asked, 2, answer(3, true)))).toHaveLength(4);
  });

  it('holds nothing back for a touch before the first offers or after the last', () => {
    expect(withHeld(START, [])).toBe(START);
    const done = withAnswer(START, 0, answer(1, true));
    expect(withHeld(done, done.solutions)).toBe(done);
    const all = withAnswer(withHeld(START, []), 0, answer(1, false));
    expect(shownOf(all)).toHaveLength(2);
  });
});
