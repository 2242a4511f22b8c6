import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { memoryTexts } from '../offline/drafts/sample-drafts.ts';
import { ApiError } from './errors.ts';
import type { Intent, IntentStore } from './intent-store.ts';
import { openKey, sendOnce, setIntentStore } from './intents.ts';
import type { Request } from './request.ts';
import { sampleLogin } from './sample-login.ts';
import { shelfOn } from './sample-shelf.ts';
import { session } from './session.ts';

const NO_LINE = new ApiError({ kind: 'network', code: 0, status: 0, message: '' });
const REFUSED = new ApiError({ kind: 'refused', ...REFUSALS.insufficientBalance, message: '' });
/** Refusals before the command checks whether it was done: shutdown, rate limit, missing right. */
const TURNED_AWAY = (['notReady', 'tooManyRequests', 'notAllowed'] as const).map(
  (name) => new ApiError({ kind: 'refused', ...REFUSALS[name], message: '' }),
);

/** All that create or move something. */
const KEYED = Object.entries<Endpoint<unknown, unknown>>(endpoints).flatMap(([name, { idempotent, repeatable }]) =>
  idempotent || repeatable ? [name as EndpointName] : [],
);
const asking = (body: string): Request => ({ method: 'POST', path: '/a', body });

/** The device's storage; a reloaded page reads it. */
const device = new Map<string, Intent>();
function loadAnew(otherwise: Partial<IntentStore> = {}): void {
  setIntentStore(shelfOn(device, otherwise));
}

/** Keys of the commands carried out; a known key gets its first answer. */
let carriedOut: Set<string>;
let turned = 0;
/** Requests at the server, in order. */
let bodies: Request['body'][] = [];
type Fate = 'answered' | 'lostBefore' | 'lostAfter' | 'refused' | 'turnedAway';

function send(name: EndpointName, request: Request, fate: Fate): Promise<unknown> {
  return sendOnce(name, endpoints[name], request, async (key, sent) => {
    if (fate === 'lostBefore') throw NO_LINE;
    if (fate === 'turnedAway') throw TURNED_AWAY[turned++ % TURNED_AWAY.length] ?? NO_LINE;
    if (fate === 'refused' && !carriedOut.has(key)) throw REFUSED;
    carriedOut.add(key);
    bodies.push(sent.body);
    if (fate === 'lostAfter') throw NO_LINE;
    return 'answer';
  }).catch((error: unknown) => error);
}

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  device.clear();
  carriedOut = new Set();
  bodies = [];
  loadAnew();
  await session.start(sampleLogin, '/agency|u1');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await session.end();
});

describe('what creates or moves something', () => {
  test('is done once for each time it is meant, whatever is lost, tapped again or loaded anew on the way', async () => {
    const fates = ['answered', 'lostBefore', 'lostAfter', 'refused', 'turnedAway', 'reload'] as const;
    const step = fc.constantFrom<Fate | 'reload'>(...fates);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...KEYED), fc.array(step, { maxLength: 12 }), async (name, steps) => {
        device.clear();
        carriedOut = new Set();
        loadAnew();
        let [meant, isOpen] = [0, false];
        for (const what of steps) {
          if (what === 'reload') {
            loadAnew();
            continue;
          }
          const isRetry = isOpen;
          if (!isRetry) meant += 1;
          const wasDone = carriedOut.size === meant;
          await send(name, asking('{}'), what);
          const isDone = what === 'answered' || (what === 'refused' && wasDone);
          const isRefused = !isDone && !what.startsWith('lost');
          isOpen = !isDone && (isRetry || !isRefused);
          // A refused first try ends the intent; a refused retry leaves it open.
          if (isRefused && !isRetry) meant -= 1;
          expect(carriedOut.size).toBeLessThanOrEqual(meant);
          expect(what === 'answered' && carriedOut.size < meant).toBe(false);
        }
        expect(device.size).toBe(Number(isOpen));
      }),
    );
  });

  test('is the same when only what the sender sees has changed, and goes out with what was seen first', async () => {
    const correction = (balance: number) => asking(JSON.stringify({ amount: 500, reason: 'Twice', balance }));
    await send('correctAgency', correction(1000), 'lostAfter');
    loadAnew();
    await send('correctAgency', correction(1500), 'answered');
    expect(carriedOut.size).toBe(1);
    expect(bodies[1]).toBe(bodies[0]);
    await send('correctAgency', correction(1500), 'answered');
    expect(carriedOut.size).toBe(2);
  });

  test('is the same when it only has a new stamp, and goes out with the new one', async () => {
    const enquiry = (stamp: string) => asking(JSON.stringify({ name: 'CHAN', stamp }));
    await send('sendEnquiry', enquiry('first'), 'lostAfter');
    loadAnew();
    await send('sendEnquiry', enquiry('second'), 'answered');
    expect(carriedOut.size).toBe(1);
    expect(bodies).toEqual([enquiry('first').body, enquiry('second').body]);
  });

  test('goes out with what is seen now once the server has compared what was seen, and done nothing', async () => {
    const correction = (balance: number) => asking(JSON.stringify({ amount: 500, balance }));
    await send('correctAgency', correction(1000), 'lostBefore');
    await sendOnce('correctAgency', endpoints.correctAgency, correction(1200), () =>
      Promise.reject(new ApiError({ kind: 'refused', ...REFUSALS.staleVersion, message: '' })),
    ).catch(() => undefined);
    await send('correctAgency', correction(1200), 'answered');
    expect(bodies).toEqual([correction(1200).body]);
  });

  test('is the same when it is tapped twice at once', async () => {
    await Promise.all([
      send('settleCredit', asking('{"amount":1}'), 'lostAfter'),
      send('settleCredit', asking('{"amount":1}'), 'answered'),
    ]);
    expect(carriedOut.size).toBe(1);
  });

  test('is the same when it is tapped twice, however long it takes to find out what else is on its way', async () => {
    let asked = 0;
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const query = async () => {
      asked += 1;
      if (asked === 2) answer();
      await isAnswered;
      return { held: [] };
    };
    const request = (_name: string, work: () => Promise<unknown>) => work();
    vi.stubGlobal('navigator', { locks: { query, request } });
    const once = () => send('settleCredit', asking('{"amount":1}'), 'answered');
    await Promise.all([once(), once()]);
    expect(carriedOut.size).toBe(1);
  });

  test.each([
    ['another amount', 'settleCredit', asking('{"amount":2}')],
    ['another call', 'startTopUp', asking('{"amount":1}')],
    ['another address', 'settleCredit', { ...asking('{"amount":1}'), path: '/b' }],
  ] as const)('is not the same with %s', async (_, name, request) => {
    await send('settleCredit', asking('{"amount":1}'), 'lostAfter');
    await send(name, request, 'answered');
    expect(carriedOut.size).toBe(2);
  });

  test('is not the same by another account', async () => {
    await send('settleCredit', asking('{}'), 'lostAfter');
    const other = { ...sampleLogin, token: 'token-2', userInfo: { ...sampleLogin.userInfo, id: 'u2' } };
    await session.start(other, '/agency|u2');
    await send('settleCredit', asking('{}'), 'answered');
    expect(carriedOut.size).toBe(2);
  });

  test('waits, right after a reload, until the device is read', async () => {
    await send('settleCredit', asking('{}'), 'lostAfter');
    const lying = [...device.values()];
    device.clear();
    let read = (): void => undefined;
    const isAsked = new Promise<void>((asked) => {
      loadAnew({
        ready: () =>
          new Promise((resolve) => {
            read = resolve;
            asked();
          }),
      });
    });
    const again = send('settleCredit', asking('{}'), 'answered');
    await isAsked;
    for (const intent of lying) device.set(intent.key, intent);
    read();
    await again;
    expect([carriedOut.size, device.size]).toEqual([1, 0]);
  });

  test('goes out all the same where the device does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const never = new Promise<void>(() => undefined);
    const isAsked = new Promise<void>((asked) => {
      loadAnew({
        ready: () => {
          asked();
          return never;
        },
        put: () => never,
      });
    });
    const sent = send('settleCredit', asking('{}'), 'answered');
    await isAsked;
    await vi.advanceTimersByTimeAsync(2500);
    expect(await sent).toBe('answer');
  });

  test('of somebody who is not logged in is known in their tab, also after a reload', async () => {
    const tab = memoryTexts();
    vi.stubGlobal('sessionStorage', tab);
    const keys: string[] = [];
    const press = async (fate: 'lost' | 'answered') => {
      vi.resetModules();
      const page = await import('./intents.ts');
      const enquiry = asking('{"name":"CHAN"}');
      await page
        .sendOnce('sendEnquiry', endpoints.sendEnquiry, enquiry, async (key) => {
          keys.push(key);
          if (fate === 'lost') throw NO_LINE;
        })
        .catch(() => undefined);
    };
    await press('lost');
    expect(tab.getItem(tab.key(0) ?? '')).not.toContain('CHAN');
    await press('answered');
    expect([tab.length, keys[1]]).toEqual([0, keys[0]]);
    await press('answered');
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is meant anew a day after its answer was lost', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await send('settleCredit', asking('{}'), 'lostAfter');
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    await send('settleCredit', asking('{}'), 'answered');
    expect([carriedOut.size, device.size]).toEqual([2, 0]);
  });

  test('can wait under the key it went out with as long as its answer is not known', async () => {
    const request = asking('{}');
    expect(await openKey('updateTraveller', endpoints.updateTraveller, request)).toBeUndefined();
    await send('updateTraveller', request, 'lostAfter');
    expect(carriedOut.has((await openKey('updateTraveller', endpoints.updateTraveller, request)) ?? '')).toBe(true);
    await send('updateTraveller', request, 'answered');
    expect(await openKey('updateTraveller', endpoints.updateTraveller, request)).toBeUndefined();
  });

  test('says nothing of itself where its key lies', async () => {
    await send('createTraveller', asking('{"surname":"CHAN"}'), 'lostAfter');
    expect(JSON.stringify([...device.values()])).not.toContain('CHAN');
  });
});
