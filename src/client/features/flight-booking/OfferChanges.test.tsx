import { expect, test, vi } from 'vitest';
import { termsOf } from '../../../../tests/factories/drawn.tsx';
import { clientPrices } from '../../trip/client-prices.ts';
import { solution } from '../../trip/sample-solution.ts';
import { emptyBooking } from './booking-values.ts';
import { OfferChanges } from './OfferChanges.tsx';
import { TripSummary } from './TripSummary.tsx';

// The user's client markup comes from a session in a browser.
vi.mock('../../trip/use-client-prices.ts', () => ({ useClientPrices: () => clientPrices(null, {}, false) }));

const before = solution();
const { restrictions } = before;
const counts = { adult: 1, child: 0, infant: 0 };
const values = emptyBooking(counts, restrictions, { name: '', email: '', areaCode: '', phone: '' });

function saidOf(limits: Partial<typeof restrictions>) {
  const now = solution({ restrictions: { ...restrictions, ...limits } });
  return termsOf(<OfferChanges before={before} now={now} cause={null} values={values} counts={counts} />);
}

test.each([
  [{ eligibleCountries: ['CN'] }, ['Nationality', 'any → CN only']],
  [{ ineligibleCountries: ['US'] }, ['Nationality', 'any → all but US']],
  [{ minAge: 12, maxAge: 30 }, ['Age at departure', 'any → 12 to 30']],
  [{ invoiceType: 'None' as const }, ['Invoice type', 'Bill → None']],
  [{ ticketingChannel: 'BSP' }, ['Ticketed through', 'GDS → BSP']],
  [
    { documentTypes: ['passport' as const] },
    ['Accepted documents', 'Passport and Exit-entry permit to HK and Macao → Passport'],
  ],
])('%j as the only change is said before and after, and nothing else', (limits, row) => {
  expect(saidOf(limits)).toEqual([row]);
});

test('the trip that is booked says whom its fare is for', () => {
  const offer = solution({ restrictions: { ...restrictions, maxAge: 30 } });
  expect(termsOf(<TripSummary solution={offer} counts={counts} />)).toContainEqual([
    'Age at departure',
    '30 or younger',
  ]);
});
