import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { trainOrder } from './sample-train.ts';
import { TrainStepCard } from './TrainStepCard.tsx';

vi.mock('../../../ui/ticker.ts', () => ({ useServerNow: () => Date.parse('2026-11-20T09:00:00Z') }));
vi.mock('../../../ui/confirm-dialog.ts', () => ({ confirmDialog: async () => false }));
vi.mock('../../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../../../api/online.ts', () => ({ useOnline: () => true }));

const card = (order: TrainOrder) => drawn(<TrainStepCard order={order} captioned={false} onPay={() => undefined} />);

test('a paid train whose tickets the desk buys (manualMode) waits for the desk, and any other for the railway', async () => {
  const paid = trainOrder('proceeding', 'cancel');
  const byHand = await card({ ...paid, isByHand: true });
  expect(byHand).toContain('The desk buys the tickets.');
  expect(byHand).not.toContain('The tickets are being issued.');
  expect(await card(paid)).toContain('The tickets are being issued.');
});

test('what is asked of tickets that the desk has bought is the desk’s to answer', async () => {
  const change = { ...trainOrder('chg_reviewing', 'cancelChange'), type: 'change' as const };
  expect(await card({ ...change, isByHand: true })).toContain('Waiting for the desk to quote the change.');
  expect(await card(change)).toContain('The railway is quoting the change.');
});

test('a train that the company may not pay (disablePayment) says why its button is shut', async () => {
  const unpaid = { ...trainOrder('to_be_paid', 'pay'), payBy: '2999-01-01T00:00:00Z' };
  const shut = await card({ ...unpaid, actions: [{ action: 'pay', allowed: false, reason: 'paymentDisabled' }] });
  expect(shut).toContain('Payment is switched off for your company.');
  expect(shut).toContain('Pay ¥553.00');
  expect(await card(unpaid)).not.toContain('switched off');
});
