import { expect, test, vi } from 'vitest';
import { termsOf } from '../../../tests/factories/drawn.tsx';
import type { FlightOrder } from '../../contract/flight-orders.ts';
import { solution } from '../trip/sample-solution.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { QuoteDetails } from './QuoteDetails.tsx';

vi.mock('../api/client-safe.ts', () => ({ useClientSafe: () => false }));

const JOURNEYS = solution().journeys.flatMap(({ segments, ...journey }) => [
  { ...journey, segments },
  {
    ...journey,
    segments: segments.map((flight) => ({ ...flight, flightNumber: '568', origin: 'SIN', destination: 'PVG' })),
  },
]);

const asked = (segments: number[]): NonNullable<FlightOrder['afterSales']> => ({
  reason: 0,
  subReason: null,
  remark: null,
  segments,
  quote: null,
});

test('a refund of some of the flights names them, one of all of them does not', () => {
  const rows = (segments: number[]) =>
    termsOf(
      <QuoteCard product="flight" order={{ status: 'rfd_reviewing', journeys: JOURNEYS }} request={asked(segments)} />,
    );
  expect(rows([1])).toContainEqual(['Flights', 'MU 568 SIN–PVG']);
  expect(rows([0, 1]).map(([name]) => name)).not.toContain('Flights');
});

test('a request that ended without a quote awaits none', () => {
  const said = (status: string) => termsOf(<QuoteCard product="flight" order={{ status }} request={asked([0])} />);
  expect(said('rfd_reviewing')).toContainEqual(['Quote', 'Not quoted yet']);
  for (const status of ['rfd_rejected', 'refund_canceled', 'closed'])
    expect(said(status)).toContainEqual(['Quote', 'None']);
});

test('a quote takes off what the sellers ask for the work, and stands with its answers as long as it waits for one', () => {
  const money = (amount: number) => ({ amount, currency: 'CNY' as const });
  const rows = (status: 'rfd_to_be_confirm' | 'refunded_reimbursed', serviceFee: number) => {
    const amounts = { paid: money(100_000), penalty: money(20_000), net: money(80_000 - serviceFee) };
    const quote = { ...amounts, serviceFee: money(serviceFee), expiresAt: null };
    const order = { status, passengers: [], afterSales: { ...asked([0]), quote } };
    return [
      termsOf(<QuoteDetails product="flight" order={order} />),
      termsOf(<QuoteCard product="flight" order={order} request={order.afterSales} />),
    ] as const;
  };
  const [first, below] = rows('rfd_to_be_confirm', 1_500);
  expect(first).toContainEqual(['Service fee', '−¥15.00']);
  expect(first).toContainEqual(['Refund amount', '¥785.00']);
  expect(below.map(([name]) => name)).toEqual(['Reason']);
  const [none, after] = rows('refunded_reimbursed', 0);
  expect(none).toEqual([]);
  expect(after).toContainEqual(['Service fee', '¥0.00']);
  expect(after).toContainEqual(['Refund amount', '¥800.00']);
});

test('what was disrupted is called by what was booked', () => {
  const reason = (product: 'flight' | 'train') =>
    termsOf(
      <QuoteCard order={{ status: 'rfd_reviewing' }} request={{ ...asked([0]), reason: 1 }} product={product} />,
    ).find(([name]) => name === 'Reason');
  expect(reason('flight')).toEqual(['Reason', 'Flight disruption']);
  expect(reason('train')).toEqual(['Reason', 'Train cancelled, changed or late']);
});
