import { expect, test, vi } from 'vitest';
import { termsOf } from '../../../tests/factories/drawn.tsx';
import type { FlightOrder } from '../../contract/flight-orders.ts';
import { solution } from '../trip/sample-solution.ts';
import { QuoteCard } from './QuoteCard.tsx';

vi.mock('../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../ui/ticker.ts', () => ({ useServerNow: () => Date.parse('2026-11-20T09:00:00Z') }));

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

test('a quote says until when it is good, as long as it is to be confirmed', () => {
  const money = { amount: 5_000, currency: 'CNY' as const };
  const quote = { paid: money, penalty: money, serviceFee: money, net: money, expiresAt: '2026-11-20T10:00:00Z' };
  const names = (status: string) =>
    termsOf(<QuoteCard product="flight" order={{ status }} request={{ ...asked([0]), quote }} />).map(([name]) => name);
  expect(names('rfd_to_be_confirm')).toContain('Quote valid until');
  expect(names('refunded_reimbursed')).not.toContain('Quote valid until');
});

test('a quote takes off what the sellers ask for the work, as was agreed with the agency', () => {
  const money = (amount: number) => ({ amount, currency: 'CNY' as const });
  const quote = { paid: money(100_000), penalty: money(20_000), expiresAt: null };
  const rows = (serviceFee: number) =>
    termsOf(
      <QuoteCard
        product="flight"
        order={{ status: 'rfd_to_be_confirm' }}
        request={{ ...asked([0]), quote: { ...quote, serviceFee: money(serviceFee), net: money(80_000 - serviceFee) } }}
      />,
    );
  expect(rows(1_500)).toContainEqual(['Service fee', '−¥15.00']);
  expect(rows(1_500)).toContainEqual(['Refund amount', '¥785.00']);
  expect(rows(0)).toContainEqual(['Service fee', '¥0.00']);
  expect(rows(0)).toContainEqual(['Refund amount', '¥800.00']);
});

test('what was disrupted is called by what was booked', () => {
  const reason = (product: 'flight' | 'train') =>
    termsOf(
      <QuoteCard order={{ status: 'rfd_reviewing' }} request={{ ...asked([0]), reason: 1 }} product={product} />,
    ).find(([name]) => name === 'Reason');
  expect(reason('flight')).toEqual(['Reason', 'Flight disruption']);
  expect(reason('train')).toEqual(['Reason', 'Train cancelled, changed or late']);
});
