import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import type { ConfirmQuestion } from '../../../ui/confirm-dialog.ts';
import { trainOrder } from './sample-train.ts';
import { TrainStepCard } from './TrainStepCard.tsx';
import { useTrainSteps } from './use-train-order.ts';

const looking = vi.hoisted(() => ({ isClient: false }));
const asked = vi.hoisted(() => vi.fn<(question: ConfirmQuestion) => Promise<boolean>>(async () => false));
vi.mock('../../../ui/confirm-dialog.ts', () => ({ confirmDialog: asked }));
vi.mock('../../../api/client-safe.ts', () => ({ useClientSafe: () => looking.isClient }));
vi.mock('../../../api/online.ts', () => ({ useOnline: () => true }));

const NET = '¥553.00';
const unpaid = trainOrder('to_be_paid', 'pay');
const quoted = trainOrder('rfd_to_be_confirm', 'confirmRefund');

function AskForRefund() {
  void useTrainSteps(quoted).confirm();
  return null;
}

async function shown() {
  const draw = (order: TrainOrder) => drawn(<TrainStepCard order={order} captioned={false} onPay={() => undefined} />);
  const cards = [await draw(unpaid), await draw(quoted)].join('\n');
  await drawn(<AskForRefund />);
  return { cards, question: asked.mock.lastCall?.[0].title };
}

test('the agency reads what a train costs and what comes back for it', async () => {
  looking.isClient = false;
  const { cards, question } = await shown();
  expect(cards).toContain(`Pay ${NET}`);
  expect(cards).toContain(`Accept a refund of ${NET}`);
  expect(question).toBe(`Return the tickets for a refund of ${NET}?`);
});

test('while a client looks on, buttons and questions name no amount and no dash in its place', async () => {
  looking.isClient = true;
  const { cards, question } = await shown();
  expect(cards).toContain('>Pay<');
  expect(cards).toContain('Accept the refund');
  expect(cards).not.toContain(NET);
  expect(cards).not.toContain('–');
  expect(question).toBe('Return the tickets?');
});

test.each([
  [-9700, false, 'Change the tickets for a refund of ¥97.00?'],
  [-9700, true, 'Change the tickets?'],
  [0, false, 'Change the tickets at no cost?'],
])(
  'a change that brings %s is accepted by that, and by no amount while a client looks on',
  async (amount, isClient, question) => {
    looking.isClient = isClient;
    const total = { amount, currency: 'CNY' as const };
    const quote = { currency: 'CNY' as const, lines: [], total, expiresAt: null };
    const change: TrainOrder = {
      ...trainOrder('chg_to_be_paid', 'confirmChange'),
      type: 'change',
      total: { ...total, amount: 0 },
      afterSales: {
        reason: 0,
        subReason: null,
        remark: null,
        segments: [0],
        quote: null,
        change: { wanted: [], quote },
      },
    };
    function Accept() {
      void useTrainSteps(change).confirm();
      return null;
    }
    await drawn(<Accept />);
    expect(asked.mock.lastCall?.[0].title).toBe(question);
  },
);
