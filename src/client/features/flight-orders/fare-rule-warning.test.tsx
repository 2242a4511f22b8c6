import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { RefundSheet } from './after-sales/RefundSheet.tsx';
import { ActionsCard } from './detail/ActionsCard.tsx';
import { order } from './sample-order.ts';

vi.mock('../../api/call.ts', () => ({ call: () => undefined }));
vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => false, setClientSafe: () => undefined }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../form/after-press.ts', () => ({ afterPress: () => undefined }));
vi.mock('../../offline/drafts/draft-values.ts', async (original) => ({
  ...(await original<object>()),
  useDraftAt: () => undefined,
  useDraftsAt: () => [],
}));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: async () => false }));
vi.mock('../../ui/Sheet.tsx', () => ({ Sheet: ({ children }: Record<'children', ReactNode>) => <>{children}</> }));
vi.mock('./after-sales/use-ask-flight.ts', () => ({
  useAskFlight: () => ({ mutate: () => undefined, isPending: false, error: null }),
}));

const REFUND = 'The rules of this fare allow no refund';
const CHANGE = 'The rules of this fare allow no change';

/** Tickets of a fare, with every request but voiding open. */
function issued(permitted: 'no' | 'fee'): FlightOrder {
  const rule = { permitted, fee: null, deadlineHours: 0 };
  return order({
    status: 'issued',
    passengers: order().passengers.map((passenger) => ({ ...passenger, ticketNumber: '7811234567890' })),
    policies: { ...order().policies, refund: rule, change: rule },
    actions: [
      { action: 'change', allowed: true },
      { action: 'refund', allowed: true },
      { action: 'void', allowed: false, reason: 'supplier' },
    ],
  });
}

const actions = (shown: FlightOrder) => drawn(<ActionsCard order={shown} onItinerary={() => undefined} />);
const sheet = (shown: FlightOrder) => drawn(<RefundSheet order={shown} open onClose={() => undefined} />);

test('what a fare’s rules deny is said where it is offered, and where it is asked for by choice', async () => {
  const html = await actions(issued('no'));
  expect(html).toContain(`Refund: ${REFUND}`);
  expect(html).toContain(`Change: ${CHANGE}`);
  expect(await sheet(issued('no'))).toContain(REFUND);
});

test('a fare that gives something back, be it for a fee, is offered without a word', async () => {
  const html = await actions(issued('fee'));
  for (const denied of [REFUND, CHANGE]) expect(html).not.toContain(denied);
  expect(await sheet(issued('fee'))).not.toContain(REFUND);
});

test('tickets that cannot be voided are not led to a refund that their fare denies', async () => {
  const html = await actions(issued('no'));
  expect(html).toContain('Void: The supplier does not void tickets of this fare. See the refund rule');
  expect(html).not.toContain('Request a refund instead');
});
