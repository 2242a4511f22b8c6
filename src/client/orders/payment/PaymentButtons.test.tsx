import { afterEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { leaveForProvider } from './leave-for-provider.ts';
import { PaymentButtons } from './PaymentButtons.tsx';
import type { Attempt } from './use-attempt.ts';

const frame = vi.hoisted(() => ({ isFramed: false }));
const assign = vi.fn<(url: string) => void>();
vi.mock('../../api/frame.ts', () => ({
  get isFramed() {
    return frame.isFramed;
  },
}));
vi.mock('../../api/client-safe.ts', () => ({ useClientSafe: () => false }));
vi.mock('../../ui/Button.tsx', () => ({ Button: () => null }));
vi.stubGlobal('window', { location: { assign } });
afterEach(() => assign.mockClear());

const url = 'https://pay.example';
const waitsFor: Attempt = {
  ...{ channel: 'stripe', state: 'pending', redirectUrl: url, endsAt: undefined },
  money: { amount: 100, currency: 'CNY' },
};
const nothing = () => undefined;
const buttons = () =>
  drawn(
    <PaymentButtons
      {...{ state: { status: 'ready' }, waitsFor, total: '', disabled: false, reason: null }}
      {...{ onPay: nothing, onLookUp: nothing, onAnotherWay: nothing }}
    />,
  );

test('at the top of a window, the payment provider takes the place of the portal', async () => {
  frame.isFramed = false;
  expect(leaveForProvider(url)).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith(url);
  expect(await buttons()).not.toContain('<a ');
});

test('in a frame, the portal stays and the payment provider opens in a window of its own', async () => {
  frame.isFramed = true;
  expect(leaveForProvider(url)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(await buttons()).toMatch(
    /<a href="https:\/\/pay\.example" target="_blank" rel="noopener noreferrer"[^>]*>Continue to /,
  );
});
