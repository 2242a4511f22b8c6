import { i18n } from '@lingui/core';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../tests/factories/answered-calls.ts';
import { call } from '../../api/call.ts';
import { endpointOf } from '../../api/endpoint-of.ts';
import { forgetIntent, lostIntents } from '../../api/intents.ts';
import { sampleLogin } from '../../api/sample-login.ts';
import { session } from '../../api/session.ts';
import { draftAt, setDraft } from '../drafts/draft-values.ts';
import { type Arrived, followLostAnswers } from './look-up.ts';

const PLACE = 'refund/2611270001';
const CHILD = { id: '2611270009' };
const LOOK = /\/me\/attempts$/;
/** What the server says of a key, one after the other, and the last for good. */
let said: unknown[] = [];
let asked = 0;
let shown: Arrived[] = [];
let stop = (): void => undefined;

const data = (value: unknown) => Response.json({ code: 0, data: value, message: '' });

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
  // Code that is still to be loaded does not come by the test's clock.
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

const follow = () => {
  stop = followLostAnswers((arrived) => shown.push(arrived));
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
