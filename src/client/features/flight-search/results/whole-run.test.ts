import { describe, expect, it } from 'vitest';
import type { SolutionsAnswer } from '../../../../contract/flight-search.ts';
import { sampleOffers } from '../engine/sample-offers.ts';
import { newRun, withAnswer, withHeld } from './search-run.ts';
import { isWholeAnswer, isWholeRun } from './whole-run.ts';

const EXPIRES = '2026-11-20T08:10:00Z';

const ANSWER: SolutionsAnswer = {
  solutions: sampleOffers(3),
  cursor: 1,
  progress: { answered: 1, total: 2 },
  done: false,
  failures: [],
  withdrawn: [],
  expiresAt: EXPIRES,
};
const RUN = withHeld(
  withAnswer(newRun({ searchId: 's', expiresAt: EXPIRES, suppliers: 2 }), 0, ANSWER),
  sampleOffers(3),
);

/** As it comes off the device or the wire, with one part gone. */
function without<T extends object>(whole: T, path: string): T {
  const copy = structuredClone(whole);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<object>((at, key) => Reflect.get(at, key), copy);
  Reflect.deleteProperty(parent, last);
  return copy;
}

describe('a search that lacks parts', () => {
  it('is told from a whole one', () => {
    expect(isWholeRun(RUN)).toBe(true);
    expect(isWholeAnswer(ANSWER)).toBe(true);
  });

  it.each([
    'solutions',
    'held',
    'progress',
    'failures',
    'solutions.1.journeys',
    'solutions.2.journeys.0.segments',
    'held.0.priceDetail',
    'held.0.settlement',
    'held.1.policies.refund',
    'held.2.baggage.checked',
    'held.2.journeys.0.segments.0.departure',
  ])('is seen on the device without %s', (path) => {
    expect(isWholeRun(without(RUN, path))).toBe(false);
  });

  it.each(['solutions', 'withdrawn', 'progress', 'failures', 'solutions.1.total', 'solutions.0.brand'])(
    'is seen in an answer without %s',
    (path) => {
      expect(isWholeAnswer(without(ANSWER, path))).toBe(false);
    },
  );
});
