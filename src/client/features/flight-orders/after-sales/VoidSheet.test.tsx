import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { order } from '../sample-order.ts';
import { VoidSheet } from './VoidSheet.tsx';

vi.mock('../../../form/after-press.ts', () => ({ afterPress: () => undefined }));
const seen = vi.hoisted(() => ({ byClient: false }));
vi.mock('../../../api/client-safe.ts', () => ({ useClientSafe: () => seen.byClient, setClientSafe: () => undefined }));
vi.mock('../../../api/online.ts', () => ({ useOnline: () => true }));
const typed = vi.hoisted((): { places: { place: string; value: object }[] } => ({ places: [] }));
vi.mock('../../../offline/drafts/draft-values.ts', async (original) => ({
  ...(await original<object>()),
  useDraftAt: (place: string) => typed.places.find((one) => one.place === place),
  useDraftsAt: () => typed.places,
}));
vi.mock('../../../ui/ticker.ts', () => ({ useNow: () => Date.now(), useServerNow: () => Date.now() }));
vi.mock('./use-ask-flight.ts', () => ({
  useAskFlight: () => ({ mutate: () => undefined, isPending: false, error: null }),
}));
vi.mock('../../../ui/Sheet.tsx', () => ({
  Sheet: ({ children, footer }: Record<'children' | 'footer', ReactNode>) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

const sheet = (voidUntil: string) =>
  drawn(<VoidSheet order={order({ status: 'issued', voidUntil })} onClose={() => undefined} />);

afterEach(() => {
  typed.places = [];
  seen.byClient = false;
  vi.useRealTimers();
});

test('tickets are not voided any more once the time for it has passed', async () => {
  const early = await sheet('2999-01-01T00:00:00Z');
  expect(early).not.toContain('The deadline has passed.');
  expect(early).toContain('Voiding is possible until');
  const late = await sheet('2020-01-01T00:00:00Z');
  expect(late).toContain('The deadline has passed.');
  expect(late).toContain('Voiding was possible until');
  expect(late).not.toContain('Voiding is possible until');
});

test('so near the end of its window that it goes to the airline at once, a void says so', async () => {
  const until = '2026-11-20T16:00:00Z';
  vi.setSystemTime('2026-11-20T15:59:34Z');
  expect(await sheet(until)).toContain('cannot be undone once the airline has it');
  vi.setSystemTime('2026-11-20T15:59:35Z');
  expect(await sheet(until)).toContain('the airline has it at once');
});

test('a void that was filled in before says so, and only that of this order', async () => {
  typed.places = [{ place: 'void/2600000009', value: {} }];
  expect(await sheet('2999-01-01T00:00:00Z')).not.toContain('Not saved yet');
  typed.places = [{ place: `void/${order().id}`, value: {} }];
  expect(await sheet('2999-01-01T00:00:00Z')).toContain('Not saved yet');
});

test('a void says why', async () => {
  const html = await sheet('2999-01-01T00:00:00Z');
  expect(html).toContain('Voluntary');
  expect(html).toContain('Name error');
  expect(html).toContain('Remark (optional)');
});

test('a void says what comes back before it is asked for, for the tickets that are chosen', async () => {
  const money = (amount: number) => ({ amount, currency: 'CNY' as const });
  const issued = order({
    status: 'issued',
    voidUntil: '2999-01-01T00:00:00Z',
    voidQuote: { serviceFee: money(30_000), lines: [{ passengerId: 'p-1', paid: money(80_000) }] },
  });
  const shown = async () => {
    const html = await drawn(<VoidSheet order={issued} onClose={() => undefined} />);
    return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  };
  const net = 'Paid for these tickets ¥800.00 Service fee −¥300.00 Refund amount ¥500.00';
  expect(await shown()).toContain(net);
  seen.byClient = true;
  const beforeClient = await shown();
  expect(beforeClient).toContain('Show net prices');
  expect(beforeClient).not.toContain('¥');
});
