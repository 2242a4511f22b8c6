import type { Page } from '@playwright/test';
import { Agent } from '../agent.ts';
import { DraftsPage } from '../pages/drafts-page.ts';
import { NOT_YET } from '../pages/notices.ts';
import { signIn } from '../pages/sign-in.ts';
import { isInstalled } from '../pages/worker.ts';
import { NO_NETWORK } from '../watch.ts';
import { isSaved, onServer, openForm, reopen, startDraft } from './drafting.ts';
import { expect, test } from './fixtures.ts';
import type { Answer } from './gate.ts';

const SW = '/sw.js';
/** What a reload for a newer version asks for first. */
const BUILD = '/build.txt';

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
  const loads = new Map([page, other].map((tab) => [tab, 0]));
  for (const tab of loads.keys()) tab.on('load', () => loads.set(tab, (loads.get(tab) ?? 0) + 1));

  // A worker that differs by one line is a new version.
  gate.rewrite((path, ask) => (path === SW ? next(ask) : null));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const update = page.getByRole('button', { name: words.say('Update'), exact: true });
  await expect(update).toBeVisible();
  await there.field('Contact name').fill('Typed in Two');
  await here.field('Given names').pressSequentially('LAST LETTER');
  await Promise.all([page.waitForEvent('load'), other.waitForEvent('load'), update.click()]);
  for (const form of [here, there]) {
    await expect(form.field('Family name')).toHaveValue('FIRST');
    await expect(form.field('Given names')).toHaveValue('LAST LETTER');
    await expect(form.field('Contact name')).toHaveValue('Typed in Two');
    await expect(form.page.getByText(words.say('A new version is ready'))).toHaveCount(0);
  }
  expect([...loads.values()]).toEqual([1, 1]);
});

async function next(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return { ...answer, body: `${answer.body}\n// the next version` };
}

test('an old app whose code is gone says so, and one reload brings the new one with the form intact', async ({
  page,
  gate,
  words,
  watch,
}) => {
  watch.expect(/^(404|502) /, /Failed to load resource|ERR_ABORTED|dynamically imported module|fetching the script/);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await startDraft(page, words, 'STALE');
  // The device has lost part of the old version, and the server has only the new one.
  const lost = await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache')) ?? '';
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(({ url }) => /assets\/flight\.orders_\.drafts-[^/]*\.js/.test(url));
    await Promise.all(requests.map((request) => cache.delete(request)));
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(lost).toHaveLength(1);
  // Nor has the browser's own cache.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  let isGone = true;
  let goesDown = true;
  let isDown = false;
  gate.rewrite((path, ask) => {
    if (path === BUILD) {
      isDown = goesDown;
      // Only a reload brings the code: a page that finds its connection again asks for it in vain.
      isGone &&= goesDown;
    }
    if (isDown) return { status: 502, type: 'text/plain', body: 'Bad Gateway' };
    if (path === SW) return next(ask);
    return isGone && lost.includes(path) ? { status: 404, type: 'text/plain', body: 'gone' } : null;
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/flight/orders/drafts');
  await expect(page.getByRole('heading', { level: 1, name: words.say('This page could not be loaded') })).toBeVisible();
  const reload = page.getByRole('button', { name: words.say('Reload') });
  // While the server is down, the old app is all there is: it stays.
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

test('a kept first page whose code is gone stays while the server is down, and heals by itself afterwards, once', async ({
  page,
  gate,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK, /^(404|502) /);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await startDraft(page, words, 'HEALED');
  await page.goto('/terms');
  await losesFirstScript(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  gate.breakDown();
  await page.goto('/flight/orders/drafts');
  await expect(page.getByText(NOT_YET[words.language])).toBeVisible();
  expect(loads).toBe(1);
  expect(await page.evaluate(async () => (await caches.keys()).some((name) => name.includes('precache')))).toBe(true);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);

  gate.rewrite((path) => (path.includes('longgone') ? { status: 404, type: 'text/plain', body: 'gone' } : null));
  await expect(new DraftsPage(page, words).rows).toHaveCount(1, { timeout: 30_000 });
  expect(loads).toBeLessThanOrEqual(3);
});

/** The kept index.html asks for a script that neither the device nor the server has any more. */
function losesFirstScript(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache')) ?? '';
    const cache = await caches.open(name);
    const request = (await cache.keys()).find(({ url }) => new URL(url).pathname === '/index.html');
    if (!request) throw new Error('no kept page');
    const answer = await cache.match(request);
    const old = (await answer?.text())?.replace(/\/assets\/index-[\w-]+\.js/g, '/assets/index-longgone.js') ?? '';
    await cache.put(request, new Response(old, { headers: { 'content-type': 'text/html' } }));
  });
}

async function saysMore(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  const said: unknown = JSON.parse(answer.body);
  return { ...answer, body: JSON.stringify({ ...Object(said), notice: { level: 3 }, links: [] }) };
}

test('an old app works with a newer server: unknown fields, codes and drafts harm nothing', async ({
  page,
  gate,
  portal,
  words,
  watch,
}) => {
  // The newer server refuses with a code of its own, and says more than this app knows.
  watch.expect(/^4\d\d /, /Failed to load resource/);
  gate.rewrite((path, ask) => (/^\/api\/.*\/(orders|wallet|me)\b/.test(path) ? saysMore(ask) : null));
  await signIn(page, words, 'harbour.op');
  await startDraft(page, words, 'OLDER APP');
  await expect.poll(() => onServer(portal.url)).toEqual({ names: ['OLDER APP'], others: [] });

  // A newer app of the same user has written a draft, and gone on with this one.
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
