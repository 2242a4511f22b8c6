import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { REFUSALS } from '../../../contract/errors.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { ApiError } from '../../api/errors.ts';
import type { PaymentAnswered, PaymentState } from './payment-attempt.ts';
import { type PaymentScreen, type PaymentWork, paymentSender } from './payment-sender.ts';

interface Order {
  paid: boolean;
}
type Answer = PaymentAnswered & { order: Order };

const PAID: Answer = { order: { paid: true }, state: 'paid' };
const NO_LINE = new ApiError({ kind: 'network', code: 0, status: 0, message: '' });
const REFUSED = new ApiError({ kind: 'refused', ...REFUSALS.insufficientBalance, message: 'Too little' });

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** An order's payment sheet: the server responds with `answers` in turn, and returns `onServer` for the order. */
function sheet(answers: (Answer | Error)[], onServer: { order: Order | null }) {
  const seen = {
    sent: [] as PaymentChannel[],
    shown: [] as PaymentState['status'][],
    done: 0,
    left: '',
    isFramed: false,
    looked: 0,
    refreshed: 0,
    kept: [] as Order[],
  };
  const work: PaymentWork<Order> = {
    product: 'flight',
    id: '2611200001',
    send: async (channel) => {
      seen.sent.push(channel);
      const answer = answers.shift() ?? NO_LINE;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    read: async () => {
      seen.looked += 1;
      if (!onServer.order) throw NO_LINE;
      return onServer.order;
    },
    isPayable: ({ paid }) => !paid,
    keep: (order) => void seen.kept.push(order),
    refresh: () => void (seen.refreshed += 1),
  };
  const screen: PaymentScreen<Order> = {
    show: ({ status }) => void seen.shown.push(status),
    onAnswer: () => undefined,
    onBegun: async () => undefined,
    onRefused: () => undefined,
    onDone: () => void (seen.done += 1),
    leave: (url) => {
      if (seen.isFramed) return false;
      seen.left = url;
      return true;
    },
  };
  const { pay, lookUp, comeBack } = paymentSender(
    () => work,
    () => screen,
  );
  return { pay, lookUp, comeBack, seen };
}

test('a lost answer is looked up: an order that says it is paid counts as paid, and nothing is paid again', async () => {
  const { pay, seen } = sheet([NO_LINE], { order: { paid: true } });
  await pay('balance');
  expect([seen.looked, seen.done, seen.shown]).toEqual([1, 1, ['paying', 'done']]);
  expect(seen.kept).toEqual([{ paid: true }]);
  await pay('balance');
  expect(seen.sent).toHaveLength(1);
});

test('an order that still waits after a lost answer can be paid again', async () => {
  const { pay, seen } = sheet([NO_LINE, PAID], { order: { paid: false } });
  await pay('balance');
  expect(seen.shown).toEqual(['paying', 'unanswered']);
  await pay('balance');
  expect([seen.sent.length, seen.looked, seen.done]).toEqual([2, 1, 1]);
});

test('a payment that nobody can tell of is said to be unknown, until looking again tells', async () => {
  const onServer: { order: Order | null } = { order: null };
  const { pay, lookUp, seen } = sheet([NO_LINE], onServer);
  await pay('balance');
  expect(seen.shown).toEqual(['paying', 'unknown']);
  onServer.order = { paid: true };
  await lookUp();
  expect([seen.shown.at(-1), seen.done]).toEqual(['done', 1]);
});

test('two taps pay once', async () => {
  const { pay, seen } = sheet([PAID, PAID], { order: null });
  await Promise.all([pay('balance'), pay('balance')]);
  expect([seen.sent, seen.done]).toEqual([['balance'], 1]);
});

test('a refused payment says so, asks for the order again, and looks nothing up', async () => {
  const { pay, seen } = sheet([REFUSED], { order: { paid: false } });
  await pay('balance');
  expect([seen.shown, seen.looked, seen.refreshed, seen.done]).toEqual([['paying', 'refused'], 0, 1, 0]);
});

test('a payment at a payment provider goes on at its page, and is not called paid', async () => {
  const answer: Answer = { order: { paid: false }, state: 'pending', redirectUrl: 'https://pay.example' };
  const { pay, comeBack, seen } = sheet([answer], { order: { paid: false } });
  await pay('balance');
  expect([seen.left, seen.shown, seen.done]).toEqual(['https://pay.example', ['paying', 'leaving'], 0]);
  await pay('balance');
  expect(seen.sent).toHaveLength(1);
  comeBack();
  await pay('credit');
  expect(seen.sent).toEqual(['balance', 'credit']);
});

test('a payment at a payment provider is waited for where its page cannot take the place of the portal', async () => {
  const answer: Answer = { order: { paid: false }, state: 'pending', redirectUrl: 'https://pay.example' };
  const { pay, seen } = sheet([answer], { order: { paid: false } });
  seen.isFramed = true;
  await pay('balance');
  expect([seen.left, seen.shown.at(-1), seen.done]).toEqual(['', 'ready', 0]);
});
