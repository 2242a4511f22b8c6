import { expect, test } from 'vitest';
import { rendered } from '../../../../../tests/factories/drawn.tsx';
import type { Restrictions } from '../../../../contract/flight-search.ts';
import { solution } from '../../../trip/sample-solution.ts';
import { FareFacts } from './FareFacts.tsx';

/** The facts on a card for a fare with these limits. */
function factsOf(limits: Partial<Restrictions>): string[] {
  const { restrictions } = solution();
  const html = rendered(<FareFacts offer={solution({ restrictions: { ...restrictions, ...limits } })} />);
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, words = '']) => words);
}

test('the face of a card says which ages a fare is for, before the card is opened', () => {
  expect(factsOf({ minAge: 12, maxAge: 30 })).toContain('age 12 to 30');
  expect(factsOf({ minAge: 60 })).toContain('age 60 or older');
  expect(factsOf({ maxAge: 25 })).toContain('age 25 or younger');
  expect(factsOf({})).toEqual(['23 kg bag', 'refundable, fee', 'change free', '5 left', 'instant payment']);
});
