import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/factories/eventually.ts';
import { sampleLogin } from '../api/sample-login.ts';
import { isSealedBox } from '../device/sealing.ts';
import { memoryTexts } from './drafts/sample-drafts.ts';

/** Survives a restart of the page. */
const { databases, ...device } = await vi.hoisted(() => import('../../../tests/factories/browser-databases.ts'));
vi.mock('idb-keyval', () => device);

const WALLET = { currency: 'CNY', balance: 1, creditLimit: 0, creditUsed: 0, available: 1, version: 1 };
const ORDER = ['u1', 'flightOrder', { id: 'o1' }];
const PERSON = { surname: 'CHEN' };

const held = () => databases.get('interline-queries-u1') ?? new Map<string, unknown>();

/** Stops pages of one test from writing in the next. */
const endings: (() => Promise<unknown>)[] = [];

/** Starts a page of the portal. */
async function start() {
  vi.resetModules();
  const [{ session }, { queryClient }, kept] = await Promise.all([
    import('../api/session.ts'),
    import('../api/queries.ts'),
    import('./persist-queries.ts'),
  ]);
  endings.push(session.end);
  await session.open(async () => '/api');
  const logIn = () => session.start({ ...sampleLogin, userInfo: { ...sampleLogin.userInfo, id: 'u1' } }, '/api|u1');
  return { session, queryClient, logIn, ...kept };
}

beforeEach(() => {
  const frame = { location: { pathname: '/flight/booking', search: '' } };
  vi.stubGlobal('window', Object.assign(frame, { parent: frame }));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', async () => new Response('{"apiBase":"/api"}'));
  databases.clear();
  vi.stubGlobal('localStorage', memoryTexts());
  sessionStorage.clear();
});
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('answers lie sealed, searches as they are, and the next start shows both', async () => {
  const first = await start();
  await first.logIn();
  await first.keepQueries();
  first.queryClient.setQueryData(['u1', 'wallet', {}], WALLET);
  first.queryClient.setQueryData(['u1', 'solutions', { search: 'HKG-BKK' }], { solutions: [] });
  first.flushKept();
  await eventually(() => expect(held().size).toBe(3));
  const [answers, others] = [true, false].map((isBox) =>
    [...held()].filter(([, value]) => isSealedBox(value) === isBox).map(([name]) => name),
  );
  expect(answers).toEqual([expect.stringMatching(/^answer-wallet-/)]);
  expect(others).toEqual([expect.stringMatching(/^search-.*HKG-BKK/), 'marks']);

  const next = await start();
  await next.keepQueries();
  expect(next.queryClient.getQueryData(['u1', 'wallet', {}])).toEqual(WALLET);
});

test('what an earlier build has left in the clear is shown, and lies sealed thereafter', async () => {
  const page = await start();
  await page.logIn();
  const query = { queryKey: ['u1', 'wallet', {}], queryHash: '["u1","wallet",{}]', buster: '0123456789ab' };
  databases.set('interline-queries-u1', new Map());
  held().set(`answer-${query.queryHash}`, { ...query, state: { data: WALLET, dataUpdatedAt: 1, status: 'success' } });
  held().set('answer-broken', { ...query, queryHash: 'broken', state: { data: null, dataUpdatedAt: 2 } });
  await page.keepQueries();
  expect(page.queryClient.getQueryData(query.queryKey)).toEqual(WALLET);
  await eventually(() => expect([...held().values()].filter(isSealedBox)).toHaveLength(1));
  expect([...held().keys()].filter((name) => name !== 'marks')).toEqual([expect.stringMatching(/^answer-wallet-/)]);
});

test('a log-out removes what is kept, and what is being sealed then is not written', async () => {
  const page = await start();
  await page.logIn();
  await page.keepQueries();
  page.queryClient.setQueryData(['u1', 'wallet', {}], WALLET);
  await eventually(() => expect(held().size).toBe(1));
  page.queryClient.setQueryData(ORDER, PERSON);
  await page.session.end();
  await eventually(() => expect(held().size).toBe(0));
});

test('a log-out while what is kept is being read brings nothing of it into the cache', async () => {
  const first = await start();
  await first.logIn();
  await first.keepQueries();
  first.queryClient.setQueryData(['u1', 'wallet', {}], WALLET);
  await eventually(() => expect(held().size).toBe(1));

  const next = await start();
  let letGo = (): void => undefined;
  const isHeldUp = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  const spy = vi.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...asked) => {
    await isHeldUp;
    return decrypt(...asked);
  });
  const reading = next.keepQueries();
  await eventually(() => expect(spy).toHaveBeenCalled());
  await next.session.end();
  letGo();
  await reading;
  expect(next.queryClient.getQueryCache().getAll()).toEqual([]);
});
