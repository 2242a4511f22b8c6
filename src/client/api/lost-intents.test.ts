import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { ApiError } from './errors.ts';
import type { Intent } from './intent-store.ts';
import { forgetIntent, lookUpBy, lostIntents, sendOnce, setIntentStore } from './intents.ts';
import type { Request } from './request.ts';
import { sampleLogin } from './sample-login.ts';
import { shelfOn } from './sample-shelf.ts';
import { session } from './session.ts';

const NO_LINE = new ApiError({ kind: 'network', code: 0, status: 0, message: '' });
const asking = (body: string): Request => ({ method: 'POST', path: '/a', body });
const device = new Map<string, Intent>();

/** Sends a request whose answer is lost. */
const lose = (name: EndpointName, request: Request) =>
  sendOnce(name, endpoints[name], request, () => Promise.reject(NO_LINE)).catch(() => undefined);

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  device.clear();
  setIntentStore(shelfOn(device));
  await session.start(sampleLogin, '/agency|u1');
});
afterEach(async () => {
  lookUpBy(async () => false);
  await session.end();
});

describe('what was sent without an answer', () => {
  test('is known as lost until its answer is, and not while it is on its way', async () => {
    let answer = (): void => undefined;
    const underWay = sendOnce('createUser', endpoints.createUser, { ...asking('{}'), place: 'user/new' }, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      throw NO_LINE;
    }).catch(() => undefined);
    await vi.waitFor(() => expect(device.size).toBe(1));
    expect(await lostIntents()).toEqual([]);
    answer();
    await underWay;
    setIntentStore(shelfOn(device));
    const [lost, ...more] = await lostIntents();
    expect(more).toEqual([]);
    expect(lost).toMatchObject({ name: 'createUser', path: '/a', place: 'user/new' });
    forgetIntent(lost?.key ?? '');
    expect([await lostIntents(), device.size]).toEqual([[], 0]);
  });

  test('is on its way from the moment it lies on the device', async () => {
    let write = (): void => undefined;
    const put = (intent: Intent) => {
      device.set(intent.key, intent);
      return new Promise<void>((resolve) => {
        write = resolve;
      });
    };
    setIntentStore(shelfOn(device, { put }));
    const sent = sendOnce('createUser', endpoints.createUser, asking('{}'), async () => 'answer');
    await vi.waitFor(() => expect(device.size).toBe(1));
    expect(await lostIntents()).toEqual([]);
    write();
    expect(await sent).toBe('answer');
  });

  test.each(['payFlightOrder', 'payGroupOrder', 'payTrainOrder'] as const)(
    'is not looked up by its key where it has a look-up of its own (%s)',
    async (pay) => {
      await lose(pay, asking('{}'));
      expect([await lostIntents(), device.size]).toEqual([[], 1]);
    },
  );

  test('that was changed after its answer was lost waits until that is looked up, and goes out where it is meant as well', async () => {
    await lose('settleCredit', asking('{"amount":1}'));
    const lookUp = vi.fn<(intent: { key: string }) => Promise<boolean>>(async ({ key }) => {
      forgetIntent(key);
      return true;
    });
    lookUpBy(lookUp);
    const send = vi.fn<() => Promise<string>>(async () => 'answer');
    const again = () => sendOnce('settleCredit', endpoints.settleCredit, asking('{"amount":2}'), send);
    await expect(again()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('did arrive'),
    });
    expect(send).not.toHaveBeenCalled();
    expect(await again()).toBe('answer');
    expect(lookUp).toHaveBeenCalledTimes(1);
  });
});
