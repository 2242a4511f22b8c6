import { expect, test } from 'vitest';
import { termsOf } from '../../../../../tests/factories/drawn.tsx';
import { clientPrices } from '../../../trip/client-prices.ts';
import { solution } from '../../../trip/sample-solution.ts';
import { FareDetails } from './FareDetails.tsx';

test('an opened card says whom the fare is for and how it is sold, before it is chosen', () => {
  const { restrictions } = solution();
  const offer = solution({ restrictions: { ...restrictions, minAge: 12, eligibleCountries: ['CN'] } });
  const passengers = { adult: 1, child: 0, infant: 0 };
  const details = <FareDetails offer={offer} passengers={passengers} prices={clientPrices(null, {}, false)} />;
  expect(termsOf(details)).toEqual([
    ['Fare', 'Standard'],
    ['Ticketing speed', 'Immediate, 30 min'],
    ['Fare type', 'Public fare'],
    ['Age at departure', '12 or older'],
    ['Nationality', 'CN only'],
    ['Accepted documents', 'Passport and Exit-entry permit to HK and Macao'],
    ['Invoice type', 'Bill'],
    ['Ticketed through', 'GDS'],
  ]);
});

test('it names the supplier where the agency is shown its suppliers, and never while the client looks', () => {
  const passengers = { adult: 1, child: 0, infant: 0 };
  const rows = (supplier: string, isSafe = false) =>
    termsOf(
      <FareDetails offer={solution({ supplier })} passengers={passengers} prices={clientPrices(null, {}, isSafe)} />,
    );
  expect(rows('Eastern Direct')).toContainEqual(['Supplier', 'Eastern Direct']);
  // The server omits its name (showSuppliers).
  expect(rows('').map(([name]) => name)).not.toContain('Supplier');
  expect(rows('Eastern Direct', true).map(([name]) => name)).not.toContain('Supplier');
});
