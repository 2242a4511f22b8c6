import { i18n } from '@lingui/core';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../tests/factories/answered-calls.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { call } from '../../api/call.ts';
import { endpointOf } from '../../api/endpoint-of.ts';
import { forgetIntent, lostIntents } from '../../api/intents.ts';
import { sampleLogin } from '../../api/sample-login.ts';
import { session } from '../../api/session.ts';
import { draftAt, receiveDraft, setDraft } from '../drafts/draft-values.ts';
import { type Arrived, followLostAnswers, type LostSource } from './look-up.ts';

const PLACE = 'refund/2611270001';
const CHILD = { id: '2611270009' };
const LOOK = /\/me\/attempts$/;
/** The server's answers about a key, in order; the last repeats. */
let said: unknown[] = [];
let asked = 0;
let shown: Arrived[] = [];
let stop = (): void => undefined;

const data = (value: unknown) =>
  typeof value === 'object' && value !== null && 'code' in value
    ? Response.json({ ...value, data: null, message: '' }, { status: 400 })
    : Response.json({ code: 0, data: value, message: '' });

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  onlineManager.setOnline(true);
  [said, asked, shown] = [[], 0, []];
  answerCalls(({ url }) => {
    if (!LOOK.test(url)) return Response.error();
    const answer = said[Math.min(asked, said.length - 1)];
    asked += 1;
    return answer === undefined ? Response.error() : data(answer);
  });
  await session.start(sampleLogin, '/agency|u1');
  setDraft(PLACE, { remark: 'Ill' });
  const input = { id: '2611270001', passengers: ['p1'], segments: [0], reason: 0 };
  await call('refundFlightOrder', input, { keptAt: PLACE }).catch(() => undefined);
  // Code still to be loaded ignores the test's clock.
  await endpointOf('lookUpAttempt');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  for (const { key } of await lostIntents()) forgetIntent(key);
  setDraft(PLACE, undefined);
  await session.end();
  vi.unstubAllGlobals();
});

const follow = (...others: LostSource[]) => {
  stop = followLostAnswers((arrived) => shown.push(arrived), others);
};

test('what had arrived is shown once, and nothing of its form stays', async () => {
  said = [{ state: 'done', answer: CHILD }];
  follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toMatchObject([{ name: 'refundFlightOrder', answer: CHILD }]);
  expect([await lostIntents(), draftAt(PLACE), asked]).toEqual([[], undefined, 1]);
});

test('what the server is still at is asked about again, until it is known', async () => {
  said = [
    { state: 'none', answer: null },
    { state: 'running', answer: null },
    { state: 'done', answer: CHILD },
  ];
  follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([shown.length, asked]).toEqual([1, 3]);
});

test('what has not arrived stays typed, and is asked about for a while only', async () => {
  said = [{ state: 'none', answer: null }];
  follow();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(shown).toEqual([]);
  expect(draftAt(PLACE)?.value).toEqual({ remark: 'Ill' });
  expect(asked).toBeLessThan(10);
  const before = asked;
  said = [...Array(asked).fill(null), { state: 'done', answer: CHILD }];
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown.length, asked]).toEqual([1, before + 1]);
});

test('nothing is asked without a connection', async () => {
  said = [{ state: 'done', answer: CHILD }];
  onlineManager.setOnline(false);
  follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
});

test('what was typed since is another wish, and stays', async () => {
  said = [{ state: 'done', answer: CHILD }];
  receiveDraft(PLACE, { remark: 'Ill, and her mother too' }, new Date(Date.now() + 1000).toISOString());
  follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.length).toBe(1);
  expect(draftAt(PLACE)?.value).toEqual({ remark: 'Ill, and her mother too' });
});

test.each(['badInput', 'notAllowed'] as const)(
  'what the server does not tell (%s) is not asked about over and over',
  async (why) => {
    said = [{ code: REFUSALS[why].code }];
    follow();
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect([shown, asked, (await lostIntents()).length]).toEqual([[], 1, 1]);
  },
);

describe('what lies elsewhere, as a booking does in its draft,', () => {
  const path = '/order/v2/train/orders';
  /** A lost request until it is known, and the notification of more. */
  function source() {
    let lying = true;
    let tell = (): void => undefined;
    const lost: LostSource = {
      all: async () =>
        lying ? [{ key: 'draft-1', name: 'createTrainOrder', path, end: () => void (lying = false) }] : [],
      follow: (listener) => {
        tell = listener;
        return () => {
          tell = () => undefined;
        };
      },
    };
    return { lost, tell: () => tell(), isLying: () => lying };
  }

  beforeEach(async () => {
    for (const { key } of await lostIntents()) forgetIntent(key);
  });

  test('is looked up by its key, shown once, and ends there', async () => {
    said = [{ state: 'done', answer: { orderId: '3112048817' } }];
    const { lost, isLying } = source();
    follow(lost);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual([{ name: 'createTrainOrder', path, answer: { orderId: '3112048817' } }]);
    expect([isLying(), asked]).toEqual([false, 1]);
  });

  test('is looked up later where it cannot be read now, and what lies here meanwhile', async () => {
    said = [{ state: 'done', answer: { orderId: '3112048817' } }];
    const { lost, isLying } = source();
    let tries = 0;
    const all = async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('the code for it is gone');
      return lost.all();
    };
    follow({ ...lost, all });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([shown.length, isLying()]).toEqual([1, false]);
  });

  test('is looked up once it is told of', async () => {
    said = [{ state: 'none', answer: null }];
    const { lost, tell, isLying } = source();
    follow(lost);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(isLying()).toBe(true);
    said = [...Array(asked).fill(null), { state: 'done', answer: { orderId: '3112048817' } }];
    tell();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([shown.length, isLying()]).toEqual([1, false]);
  });
});
