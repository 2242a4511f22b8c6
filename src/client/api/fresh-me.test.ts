import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../tests/factories/answered-calls.ts';
import { refreshMe } from './fresh-me.ts';
import { sampleLogin } from './sample-login.ts';
import { session } from './session.ts';

/** A request for `me` in flight. */
interface Open {
  signal: AbortSignal;
  answer: (nickname: string) => void;
}
let open: Open[] = [];

beforeEach(async () => {
  open = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  await session.start(sampleLogin, '/agency|u1');
  answerCalls(
    ({ init: { signal } }) =>
      new Promise((resolve, reject) => {
        if (!signal) throw new Error('the question cannot be stopped');
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer = (nickname: string) => {
          const data = { ...sampleLogin, userInfo: { ...sampleLogin.userInfo, nickname } };
          resolve(Response.json({ code: 0, data, message: '' }));
        };
        open.push({ signal, answer });
      }),
  );
});

afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
});

const opened = (count: number) => vi.waitFor(() => expect(open).toHaveLength(count));
const nickname = () => session.get()?.me.userInfo.nickname;

test('who leaves stops the question', async () => {
  const leaving = new AbortController();
  const asked = refreshMe(leaving.signal);
  await opened(1);
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(open[0]?.signal.aborted).toBe(true);
  expect(nickname()).toBe('');
});

test('a newer question takes the place of one on its way, and answers both', async () => {
  const older = refreshMe();
  await opened(1);
  const newer = refreshMe();
  await opened(2);
  expect(open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  open[1]?.answer('Ann');
  await Promise.all([older, newer]);
  expect(nickname()).toBe('Ann');
});
