import { beforeEach, expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { PushOffer } from './PushOffer.tsx';
import type { Push } from './use-push.ts';

interface Device {
  push: Push | null;
  online: boolean;
  isRefused: boolean;
}
const CAN: Push = { isOn: false, busy: false, turnOn: async () => true, turnOff: async () => undefined };
const device = vi.hoisted((): Device => ({ push: null, online: true, isRefused: false }));
const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./use-push.ts', () => ({ usePush: () => device.push }));
vi.mock('../api/online.ts', () => ({ useOnline: () => device.online }));
vi.mock('../api/push-device.ts', () => ({ isPushRefused: () => device.isRefused }));
vi.mock('../api/stored-json.ts', async (original) => ({
  ...(await original<object>()),
  readStored: (key: string) => kept.get(key) ?? null,
  writeStored: (key: string, value: unknown) => Boolean(kept.set(key, value)),
}));

const OFFER = 'Get notified on this device as soon as there is a reply.';
beforeEach(() => Object.assign(device, { push: CAN, online: true, isRefused: false }));

test('a device that can be notified is offered it while somebody waits', () => {
  expect(rendered(<PushOffer />)).toContain(OFFER);
});

test.each<[string, Partial<Device>]>([
  ['one that cannot be', { push: null }],
  ['one that is notified already', { push: { ...CAN, isOn: true } }],
  ['one without a connection', { online: false }],
  ['one whose user has told the browser no', { isRefused: true }],
])('%s is not', (_, is) => {
  Object.assign(device, is);
  expect(rendered(<PushOffer />)).toBe('');
});

test('once put away, it is not offered on this device again, also over a reload', async () => {
  kept.set('interline.push-offer', 'done');
  vi.resetModules();
  const reloaded = await import('./PushOffer.tsx');
  expect(rendered(<reloaded.PushOffer />)).toBe('');
});
