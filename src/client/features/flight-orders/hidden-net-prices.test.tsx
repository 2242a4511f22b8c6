import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import type { NextStep } from '../../orders/next-step.ts';
import type { ConfirmQuestion } from '../../ui/confirm-dialog.ts';
import { useReturn } from './after-sales/use-return.ts';
import { ContactCard } from './detail/ContactCard.tsx';
import { NextStepCard } from './detail/NextStepCard.tsx';
import { order } from './sample-order.ts';

const looking = vi.hoisted(() => ({ isClient: false }));
const asked = vi.hoisted(() => vi.fn<(question: ConfirmQuestion) => Promise<boolean>>(async () => false));
vi.mock('../../ui/confirm-dialog.ts', () => ({ confirmDialog: asked }));
vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => looking.isClient }));
vi.mock('../../ui/width.ts', () => ({ useWidth: () => 'desktop' }));

const NET = '¥3,612.00';
const total = { amount: 361_200, currency: 'CNY' as const };
const none = { amount: 0, currency: 'CNY' as const };
const quoted = order({
  type: 'refund',
  status: 'rfd_to_be_confirm',
  supplier: 'Eastern Direct',
  afterSales: {
    ...{ reason: 0, subReason: null, remark: null, segments: [0] },
    quote: { paid: total, penalty: none, serviceFee: none, net: total, expiresAt: null },
  },
  actions: [
    { action: 'confirmRefund', allowed: true },
    { action: 'cancelRefund', allowed: true },
  ],
});
const CONFIRM: NextStep = { kind: 'confirm', deadline: null, late: false };
const nothing = () => undefined;
const handlers = {
  ...{ onPay: nothing, onTicket: nothing, onCancel: nothing },
  ...{ onConfirm: nothing, onWithdraw: nothing, onDeadline: nothing },
};

function AskForRefund() {
  void useReturn(quoted).confirmRefund();
  return null;
}

async function shown() {
  const step = await drawn(<NextStepCard order={quoted} step={CONFIRM} busy={false} offline={false} {...handlers} />);
  const contact = await drawn(<ContactCard order={quoted} />);
  await drawn(<AskForRefund />);
  return { step, contact, question: asked.mock.lastCall?.[0].title };
}

test('the agency reads what comes back, and who sells it', async () => {
  looking.isClient = false;
  const { step, contact, question } = await shown();
  expect(step).toContain(`Accept a refund of ${NET}`);
  expect(step).toContain('Paid for these tickets');
  expect(step).toContain('Cancel refund');
  expect(question).toBe(`Return the tickets for a refund of ${NET}?`);
  expect(contact).toContain('Eastern Direct');
});

test('a client who looks on reads neither, also where the refund is agreed to', async () => {
  looking.isClient = true;
  const { step, contact, question } = await shown();
  expect(step).toContain('Accept the refund');
  expect(step).not.toContain(NET);
  expect(step).not.toContain('Paid for these tickets');
  expect(question).toBe('Return the tickets?');
  expect(contact).not.toContain('Eastern Direct');
});
