import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { NextStep } from '../../orders/next-step.ts';
import { NextStepCard } from './detail/NextStepCard.tsx';
import { order } from './sample-order.ts';

vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../../ui/ticker.ts', () => ({ useServerNow: () => Date.parse('2026-11-20T09:00:00Z') }));

const WHY = 'Payment is switched off for your company.';
const PAY: NextStep = { kind: 'pay', deadline: '2999-01-01T10:00:00Z', late: false };
const nothing = () => undefined;
const handlers = {
  onPay: nothing,
  onTicket: nothing,
  onCancel: nothing,
  onConfirm: nothing,
  onWithdraw: nothing,
  onDeadline: nothing,
};

/** The step of an unpaid booking, given whether the company may pay it. */
const card = (pay: { allowed: true } | { allowed: false; reason: 'paymentDisabled' }) => {
  const unpaid = order({ actions: [{ action: 'pay', ...pay }] });
  return drawn(<NextStepCard order={unpaid} step={PAY} busy={false} offline={false} {...handlers} />);
};

test('a booking that the company may not pay says why its button is shut', async () => {
  const shut = await card({ allowed: false, reason: 'paymentDisabled' });
  expect(shut).toContain(WHY);
  expect(shut).toContain('Pay ¥3,612.00');
  expect(await card({ allowed: true })).not.toContain(WHY);
});

test('a reservation offers that it is ticketed once others pay it, as long as the server does', async () => {
  const reserved = (allowed: boolean) =>
    order({
      status: 'reserved',
      actions: [
        { action: 'pay', allowed: false, reason: 'paymentDisabled' },
        { action: 'ticket', allowed, ...(allowed ? {} : { reason: 'deadline' as const }) },
      ],
    });
  const shown = (allowed: boolean, step = PAY) =>
    drawn(<NextStepCard order={reserved(allowed)} step={step} busy={false} offline={false} {...handlers} />);
  expect(await shown(true)).toContain('Request ticketing');
  expect(await shown(false)).not.toContain('Request ticketing');
  expect(await shown(true, { ...PAY, late: true })).not.toContain('Request ticketing');
});
