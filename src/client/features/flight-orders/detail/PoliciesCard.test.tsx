import { expect, test } from 'vitest';
import { termsOf } from '../../../../../tests/factories/drawn.tsx';
import { solution } from '../../../trip/sample-solution.ts';
import { order } from '../sample-order.ts';
import { PoliciesCard } from './PoliciesCard.tsx';

test('a booking says whom its fare was for and how it was sold', () => {
  const { restrictions, productType } = solution();
  const sold = order({ restrictions: { ...restrictions, maxAge: 30 }, productType });
  const said = termsOf(<PoliciesCard order={sold} />);
  expect(said).toContainEqual(['Fare type', 'Public fare']);
  expect(said).toContainEqual(['Age at departure', '30 or younger']);
  expect(said).toContainEqual(['Ticketed through', 'GDS']);
  expect(termsOf(<PoliciesCard order={order()} />).map(([name]) => name)).not.toContain('Fare type');
});
