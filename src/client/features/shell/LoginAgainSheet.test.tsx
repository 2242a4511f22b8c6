import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { LoginAgainSheet } from './LoginAgainSheet.tsx';

const frame = vi.hoisted(() => ({ isFramed: false, mode: 'off' }));
const told = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../api/frame.ts', () => ({
  get isFramed() {
    return frame.isFramed;
  },
}));
vi.mock('../../api/iframe-mode.ts', async (original) => ({
  ...(await original<object>()),
  useIframeMode: () => frame.mode,
}));
vi.mock('../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useForcedOut: () => null,
  useMe: () => null,
}));
vi.mock('../../account/LoginForm.tsx', () => ({ LoginForm: () => 'Username and password' }));
vi.mock('../../ui/Sheet.tsx', () => ({ Sheet: ({ children }: { children: ReactNode }) => children }));
vi.mock('./frame/parent-page.ts', () => ({ tellLoginRequired: told }));
// Effects run during rendering here: none runs without a browser.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (effect: () => void) => effect(),
}));

test('at the top of a window, the agent logs in again over the form', async () => {
  const sheet = await drawn(<LoginAgainSheet open />);
  expect(sheet).toContain('Username and password');
  expect(sheet).toContain('What you have filled in stays on this page.');
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['in a frame that shows the portal as it is', true, 'off'],
  ['where the single login has opened it at the top of a window', false, 'on'],
])('so does whoever works %s', async (_, isFramed, mode) => {
  Object.assign(frame, { isFramed, mode });
  expect(await drawn(<LoginAgainSheet open />)).toContain('Username and password');
  expect(told).not.toHaveBeenCalled();
});

test('in a frame of the single login nobody is asked for a password, and the page around hears of it at once', async () => {
  Object.assign(frame, { isFramed: true, mode: 'on' });
  const sheet = await drawn(<LoginAgainSheet open />);
  expect(sheet).toContain('Open the portal again from your own system.');
  expect(sheet).not.toContain('Username and password');
  expect(told).toHaveBeenCalledOnce();
});
