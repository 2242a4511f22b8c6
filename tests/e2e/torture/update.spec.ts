import type { Page } from '@playwright/test';
import { Agent } from '../agent.ts';
import { DraftsPage } from '../pages/drafts-page.ts';
import { NOT_YET } from '../pages/notices.ts';
import { ResultsPage, SEARCH } from '../pages/results-page.ts';
import { signIn } from '../pages/sign-in.ts';
import { answerNames, isInstalled, keptAnswers, openedAnswers } from '../pages/worker.ts';
import { NO_NETWORK } from '../watch.ts';
import { isSaved, onServer, openForm, reopen, startDraft, typeUntilLoad, valuesIn } from './drafting.ts';
import { expect, test } from './fixtures.ts';
import type { Answer } from './gate.ts';

const SW = '/sw.js';
/** The first request of a reload for a new version. */
const BUILD = '/build.txt';
const DRAFTS = '/flight/orders/drafts';

test('an update with open forms puts them away, reloads every tab once and loses no letter', async ({
  page,
  context,
  gate,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  const here = await startDraft(page, words, 'FIRST');
  const other = await context.newPage();
  const there = await reopen(other, words);
  await expect(there.field('Family name')).toHaveValue('FIRST');
  const before = await valuesIn(other);
  const loads = new Map([page, other].map((tab) => [tab, 0]));
  for (const tab of loads.keys()) tab.on('load', () => loads.set(tab, (loads.get(tab) ?? 0) + 1));

  // A worker that differs by one line is a new version.
  gate.rewrite((path, ask) => (path === SW ? next(ask) : null));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const update = page.getByRole('button', { name: words.say('Update'), exact: true });
  await expect(update).toBeVisible();
  await here.field('Given names').pressSequentially('LAST LETTER');
  // The user keeps typing in the other tab during the update.
  await there.field('Contact name').selectText();
  const typing = await typeUntilLoad(other);
  await expect.poll(() => typing.text().length).toBeGreaterThan(5);
  const atPress = typing.text();
  await Promise.all([page.waitForEvent('load'), other.waitForEvent('load'), update.click()]);
  const { asPageWent, inAll } = await typing.end;
  expect(asPageWent.length).toBeGreaterThan(atPress.length);
  await expect(there.field('Contact name')).toHaveValue(new RegExp(`^${asPageWent}`));
  const contact = await there.field('Contact name').inputValue();
  expect(inAll).toMatch(new RegExp(`^${contact}`));
  for (const form of [here, there]) {
    await expect(form.field('Family name')).toHaveValue('FIRST');
    await expect(form.field('Given names')).toHaveValue('LAST LETTER');
    await expect(form.field('Contact name')).toHaveValue(contact);
    await expect(form.page.getByText(words.say('A new version is ready'))).toHaveCount(0);
  }
  const after = await valuesIn(other);
  expect(after.filter((value, i) => value !== before[i])).toEqual(['LAST LETTER', contact]);
  expect([...loads.values()]).toEqual([1, 1]);
});

async function next(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return { ...answer, body: `${answer.body}\n// the next version` };
}

test('an old app whose code is gone says so, and one reload brings the new one with the form intact', {
  tag: '@long',
}, async ({ page, gate, words, watch }) => {
  watch.expect(NO_NETWORK, /^(404|502) /, /ERR_ABORTED|dynamically imported module|fetching the script|integrity/);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await startDraft(page, words, 'STALE');
  // The device has lost part of the old version, and the server has only the new one.
  const lost = await loses(page, 'flight\\.orders_\\.drafts');
  let isGone = true;
  let goesDown = true;
  let isDown = false;
  gate.rewrite((path, ask) => {
    if (path === BUILD) {
      isDown = goesDown;
      // Only a reload brings the code: a page that reconnects requests it in vain.
      isGone &&= goesDown;
    }
    if (isDown) return { status: 502, type: 'text/plain', body: 'Bad Gateway' };
    if (path === SW) return next(ask);
    return isGone && path === lost ? { status: 404, type: 'text/plain', body: 'gone' } : null;
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/flight/orders/drafts');
  await expect(page.getByRole('heading', { level: 1, name: words.say('This page could not be loaded') })).toBeVisible();
  const reload = page.getByRole('button', { name: words.say('Reload') });
  // While the server is down, only the old app is available: it stays.
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = loads;
  goesDown = false;
  isDown = false;
  await expect(reload).toBeVisible();
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await expect(new DraftsPage(page, words).rows).toHaveCount(1);
  await new DraftsPage(page, words).rows.click();
  await expect(page.getByLabel(words.say('Family name'), { exact: true })).toHaveValue('STALE');
  expect(loads).toBe(before + 1);
});

test('a kept first page whose code is gone stays while the server is down, and heals by itself afterwards, once', {
  tag: '@long',
}, async ({ page, gate, words, watch }) => {
  watch.expect(NO_NETWORK, /^(404|502) /);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await startDraft(page, words, 'HEALED');
  await page.goto('/terms');
  const lost = await loses(page, 'index');
  let loads = 0;
  page.on('load', () => (loads += 1));
  gate.breakDown();
  await page.goto(DRAFTS);
  await expect(page.getByText(NOT_YET[words.language])).toBeVisible();
  expect(loads).toBe(1);
  expect(await page.evaluate(async () => (await caches.keys()).some((name) => name.includes('precache')))).toBe(true);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);

  // The server's own page requests code that the server has.
  let isGone = true;
  gate.rewrite((path) => {
    isGone &&= path !== DRAFTS;
    return isGone && path === lost ? { status: 404, type: 'text/plain', body: 'gone' } : null;
  });
  await expect(new DraftsPage(page, words).rows).toHaveCount(1, { timeout: 30_000 });
  expect(loads).toBeLessThanOrEqual(3);
});

/** Deletes one script from the device, by its name without the hash, and from the browser's own cache. Returns the script's address. */
async function loses(page: Page, script: string): Promise<string> {
  const lost = await page.evaluate(async (name) => {
    const precache = (await caches.keys()).find((each) => each.includes('precache')) ?? '';
    const cache = await caches.open(precache);
    const requests = (await cache.keys()).filter(({ url }) => new RegExp(`assets/${name}-[^/]*\\.js`).test(url));
    await Promise.all(requests.map((request) => cache.delete(request)));
    return requests.map(({ url }) => new URL(url).pathname);
  }, script);
  expect(lost).toHaveLength(1);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  return lost[0] ?? '';
}

async function saysMore(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  const said: unknown = JSON.parse(answer.body);
  return { ...answer, body: JSON.stringify({ ...Object(said), notice: { level: 3 }, links: [] }) };
}

test('an old app works with a newer server: unknown fields, codes and drafts harm nothing', { tag: '@long' }, async ({
  page,
  gate,
  portal,
  words,
  watch,
}) => {
  // The newer server refuses with a new code, and returns fields that this app does not know.
  watch.expect(/^4\d\d /, /Failed to load resource/);
  gate.rewrite((path, ask) => (/^\/api\/.*\/(orders|wallet|me)\b/.test(path) ? saysMore(ask) : null));
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'OLDER APP');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['OLDER APP'], others: [] });

  // The user wrote a draft with a newer app, and continued with this one.
  const agent = await Agent.signIn(portal.url, 'harbour.op');
  const { drafts } = await agent.call('drafts', {});
  const draft = await agent.call('draft', { id: drafts[0]?.id ?? '' });
  const newer = { kind: 'flight-passengers', by: 'newer', version: 9, head: draft.head };
  const parts = [{ key: 'p0', content: '{"person":{"surname":"NEWER"}}', baseRev: draft.rev }];
  await agent.call('saveDraft', { ...newer, id: draft.id, baseRev: draft.rev, parts });
  await page.goto('/flight/orders/drafts');
  await expect(page.getByText(/made with a newer version/)).toBeVisible();
  const form = await openForm(page, words);
  await form.field('Family name').fill('GOES ON');
  await isSaved(page, words);
  await page.goto('/flight/orders/drafts');
  await expect(page.getByText(/made with a newer version/)).toBeVisible();
  await expect.poll(async () => (await agent.call('draft', { id: draft.id })).version).toBe(9);
  expect((await agent.call('draft', { id: draft.id })).parts.find(({ key }) => key === 'p0')?.content).toContain(
    'NEWER',
  );
});

/** Writes the unsealed answers of an earlier build, and one that no build can read. Returns the number of readable ones. */
async function asOfAnotherBuild(page: Page): Promise<number> {
  const sealed = await openedAnswers(page);
  const order = sealed.map(([, answer]) => answer).find(({ queryKey }) => queryKey[1] === 'flightOrder');
  if (!order) throw new Error('No booking is kept');
  const queryKey = [order.queryKey[0], 'flightOrder', { id: 'broken' }];
  const state = { ...order.state, data: { ...order.state.data, journeys: null } };
  const broken = { ...order, queryKey, queryHash: JSON.stringify(queryKey), state };
  return page.evaluate(
    async ([answers, unreadable]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      const isOfAnswers = ({ name }: IDBDatabaseInfo) => name?.startsWith('interline-queries-');
      const database = await done(indexedDB.open((await indexedDB.databases()).find(isOfAnswers)?.name ?? ''));
      const store = database.transaction('kv', 'readwrite').objectStore('kv');
      const buster = '0123456789ab';
      const all = (await done(store.getAllKeys())).map(String);
      for (const key of all.filter((each) => each.startsWith('search-')))
        store.put({ ...(await done(store.get(key))), buster }, key);
      for (const [name] of answers) store.delete(name);
      for (const answer of [...answers.map(([, each]) => each), unreadable])
        await done(store.put({ ...answer, buster }, `answer-${answer.queryHash}`));
      database.close();
      return all.length;
    },
    [sealed, broken] as const,
  );
}

test('an update taken offline keeps what could be read offline, whatever the clock says', { tag: '@long' }, async ({
  page,
  gate,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  await page.clock.install();
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  const results = new ResultsPage(page, words);
  await results.open();
  await page.goto('/flight/orders');
  const order =
    (await page
      .locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])')
      .first()
      .getAttribute('href')) ?? '';
  await page.goto(order);
  await page.getByText(words.say('Itinerary')).first().waitFor();
  for (const kept of ['solutions', 'bookings', 'flightOrder', 'available'])
    await expect.poll(() => keptAnswers(page, kept)).toBeGreaterThan(0);
  gate.rewrite((path, ask) => (path === SW ? next(ask) : null));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const update = page.getByRole('button', { name: words.say('Update'), exact: true });
  await expect(update).toBeVisible();
  const count = await asOfAnotherBuild(page);

  await gate.refuse();
  // A week passes, or the clock is changed.
  await page.clock.setSystemTime(Date.now() + 7 * 86_400_000);
  await Promise.all([page.waitForEvent('load'), update.click()]);
  await expect(page.getByText(words.say('Itinerary')).first()).toBeVisible();
  await page.goto('/flight/orders');
  await expect(page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])').first()).toBeVisible();
  await page.goto(ResultsPage.address(SEARCH));
  await expect(results.cards.first()).toBeVisible();
  await expect.poll(() => keptAnswers(page, 'broken')).toBe(0);
  expect(await keptAnswers(page)).toBe(count);
  // Plain entries that were read are now sealed.
  await expect.poll(async () => (await answerNames(page)).filter((name) => name.startsWith('answer-['))).toEqual([]);
});
