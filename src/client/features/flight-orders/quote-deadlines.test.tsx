import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { OrderSummary } from '../../../contract/order-list.ts';
import { FlightRow } from '../../orders/FlightRow.tsx';
import { nextStep } from '../../orders/next-step.ts';
import { NextStepCard } from './detail/NextStepCard.tsx';
import { order } from './sample-order.ts';

vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
// Coded texts load when they are first shown.
vi.mock('../../orders/EntryText.tsx', () => ({
  EntryText: ({ entry }: { entry: { text: string | null } }) => entry.text,
}));
vi.mock('../../ui/ticker.ts', () => ({ useServerNow: () => Date.parse('2026-11-20T09:00:00Z') }));

const BEFORE = new Date('2026-11-20T09:00:00Z');
const AFTER = new Date('2026-11-20T10:00:00Z');
const NOTHING = { amount: 0, currency: 'CNY' as const };
const nothing = () => undefined;
const handlers = {
  ...{ onPay: nothing, onTicket: nothing, onCancel: nothing },
  ...{ onConfirm: nothing, onWithdraw: nothing, onDeadline: nothing },
};
const refund = order({ type: 'refund', status: 'rfd_to_be_confirm' });

function change(isQuoted: boolean): FlightOrder {
  const quote = isQuoted ? { currency: 'CNY' as const, lines: [], total: NOTHING, expiresAt: null } : null;
  const request = { reason: 0 as const, subReason: null, remark: null, segments: [0], quote: null };
  const afterSales = { ...request, change: { wanted: [], quote } };
  return order({ type: 'change', status: 'chg_to_be_paid', total: NOTHING, afterSales });
}

async function card(shown: FlightOrder, now: Date): Promise<string> {
  const step = nextStep(shown, now);
  const html = await drawn(<NextStepCard order={shown} step={step} busy={false} offline={false} {...handlers} />);
  return html.replace(/<[^>]+>/g, '');
}

test('a refund that is quoted says by when it must be confirmed, and counts down to it', async () => {
  const shown = await card({ ...refund, payBy: '2999-01-01T10:00:00Z' }, BEFORE);
  expect(shown).toContain('Confirm by');
  expect(shown).toMatch(/\d d \d\d:\d\d:\d\d/);
  expect(shown).toContain('Please look at the quote');
});

test('a change that costs nothing has a sentence of its own, once it is known to cost nothing', async () => {
  expect(await card(change(true), BEFORE)).toContain('The change costs nothing.');
  const toChoose = await card(change(false), BEFORE);
  expect(toChoose).toContain('Confirm by');
  expect(toChoose).not.toContain('costs nothing');
});

test.each([refund, change(true), { ...change(true), total: { amount: 5_000, currency: 'CNY' as const } }])(
  'a quote that is over says so, and nothing of seats',
  async (late) => {
    const shown = await card(late, AFTER);
    expect(shown).toContain('The quote has expired');
    expect(shown).toContain('The original booking stays as it was.');
    expect(shown).not.toContain('seats');
  },
);

test('a refused request says why where its page begins', async () => {
  const said = { at: '2026-11-20T07:00:00Z', kind: 'supplier' as const, by: 'Supplier', money: null };
  const timeline = [{ ...said, status: 'rfd_rejected' as const, text: 'Fare rule 16' }];
  expect(await card({ ...refund, status: 'rfd_rejected', payBy: null, timeline }, AFTER)).toContain('Fare rule 16');
});

test('what is to be reviewed is said while it is, and then why it was refused', async () => {
  const why = {
    ...{ at: '2026-11-20T06:11:00Z', kind: 'status' as const, status: 'reviewing' as const, by: null, money: null },
    ...{ code: 'noGrownUp' as const, remark: null, text: 'No passenger is 18 or older' },
  };
  const reviewed = order({ status: 'reviewing', payBy: null, timeline: [why] });
  expect(await card(reviewed, AFTER)).toContain('No passenger is 18 or older');
  expect(await card({ ...reviewed, status: 'issued' }, AFTER)).not.toContain('No passenger is 18');
  const said = { at: '2026-11-20T07:00:00Z', kind: 'status' as const, by: 'Desk', money: null };
  const held = { ...said, status: 'holding' as const, text: 'Asking the airline' };
  const holding = { ...reviewed, status: 'holding' as const, reviewRemark: held.text, timeline: [why, held] };
  expect(await card(holding, AFTER)).toContain('Asking the airline · Desk');
  const timeline = [why, { ...said, status: 'origin_canceled' as const, text: 'No consent' }];
  const refused = await card({ ...reviewed, status: 'origin_canceled', timeline }, AFTER);
  expect(refused).toContain('No consent');
  expect(refused).not.toContain('No passenger is 18');
});

test('the tag of a booking whose tickets were voided does not leave it at their having been issued', async () => {
  const [passenger] = order().passengers;
  if (!passenger) throw new Error('The booking has no passenger.');
  const voided = { ...passenger, givenBack: 'voided' as const };
  const shown = await card(order({ status: 'issued', payBy: null, passengers: [voided] }), AFTER);
  expect(shown).toContain('Issued · Voided');
  expect(shown).toContain('These tickets were voided.');
});

test('a booking that was not paid in time still says that its seats go', async () => {
  expect(await card(order(), AFTER)).toContain('The payment deadline has passed');
});

test('a row of the list counts down to the end of a quote, not of one that is over', async () => {
  const row = (payBy: string) => {
    const { id, type, status, total } = refund;
    const listed: OrderSummary = {
      ...{
        id,
        type,
        status,
        total,
        payBy,
        product: 'flight',
        originalBookingId: '2612048811',
        pnr: null,
        airline: 'MU',
      },
      ...{ createdAt: '2026-11-20T06:11:00Z', route: ['PVG', 'SIN'], departureDate: '2026-12-12' },
      ...{ flightNumbers: ['MU567'], leadPassenger: 'LI/MING', passengerCount: 1, version: 1 },
    };
    return drawn(<FlightRow order={listed} isOpen={false} />);
  };
  expect(await row('2999-01-01T10:00:00Z')).toContain('role="timer"');
  expect(await row('2020-01-01T10:00:00Z')).not.toContain('expired');
});
