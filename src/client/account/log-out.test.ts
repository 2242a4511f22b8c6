import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenSolution } from '../api/chosen-solution.ts';
import { apiQueryKey, queryClient } from '../api/queries.ts';
import { sampleLogin } from '../api/sample-login.ts';
import { session } from '../api/session.ts';
import { solution } from '../trip/sample-solution.ts';
import { endSession } from './use-log-out.ts';

vi.mock('../offline/log-outs.ts', () => ({ reportLogOuts: async () => undefined }));
vi.mock('../api/push-device.ts', () => ({ leaveDevice: async () => undefined }));

const CHOSEN = 'interline.chosen-solution';
const login = (id: string) =>
  session.start({ ...sampleLogin, token: `of ${id}`, userInfo: { ...sampleLogin.userInfo, id } }, `/api|${id}`);

/** What a page holds of the current session: answers, and the chosen flight. */
const held = () => ({ answers: queryClient.getQueryCache().getAll().length, chosen: sessionStorage.getItem(CHOSEN) });
const NOTHING = { answers: 0, chosen: null };

beforeEach(async () => {
  vi.stubGlobal('window', { location: { pathname: '/flight/booking/results', search: '' } });
  sessionStorage.clear();
  await login('anna');
  queryClient.setQueryData(apiQueryKey('wallet', {}), { balance: 100 });
  const search = {
    journeys: [],
    bookingType: 'oneway' as const,
    cabin: 'economy' as const,
    passengers: { adult: 1, child: 0, infant: 0 },
  };
  chosenSolution.set({ solution: solution(), search, chosenAt: '2026-11-20T02:00:00Z' });
});

afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
});

test('a log-out leaves nothing in memory of what was answered and chosen', async () => {
  expect(held().answers).toBe(1);
  await endSession();
  expect(held()).toEqual(NOTHING);
});

test('a session that the server ended keeps its page until that is left, and nothing after it', async () => {
  session.forceOut('of anna', { code: 200_005, message: 'Request Timeout, please try again.' });
  expect(held().answers).toBe(1);
  await session.end();
  expect(held()).toEqual(NOTHING);
});

test('another user who logs in finds nothing of the one before', async () => {
  await login('ben');
  expect(held()).toEqual(NOTHING);
  expect(chosenSolution.get()).toBeNull();
});

test('the same user who logs in again goes on with what the page holds', async () => {
  await login('anna');
  expect(held().answers).toBe(1);
  expect(chosenSolution.get()?.resultsPath).toBe('/flight/booking/results');
});
