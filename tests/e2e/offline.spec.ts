import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { PassengersPage } from './pages/passengers-page.ts';
import { ResultsPage, SEARCH } from './pages/results-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { signIn } from './pages/sign-in.ts';
import { isInstalled, keptAnswers, keptCalls } from './pages/worker.ts';
import { NO_NETWORK } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = '<0>Offline.</0> Keep typing; everything is saved on this device.';
const DOWN = '<0>The server is not responding.</0> Retrying automatically; what you type is saved on this device.';
const AS_OF = 'As of {clock}: the server cannot be asked at the moment.';

test('from the first moment offline the balance and lists say when they were true', { tag: '@long' }, async ({
  page,
  context,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  await signIn(page, words, 'harbour.op');
  const balance = page.getByText(/¥[\d,.]+/).first();
  await expect(balance).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(words.pattern('As of {clock} <0>{amount}</0>')).first()).toBeVisible();
  await context.setOffline(false);
  await page.goto('/flight/orders');
  await expect(page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(words.pattern(AS_OF))).toBeVisible();
});

test('a booking that is left as soon as it shows is there without a connection', { tag: '@long' }, async ({
  page,
  context,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await page.goto('/flight/orders');
  const links = page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])');
  const first = (await links.first().getAttribute('href')) ?? '';
  const itinerary = page.getByText(words.say('Itinerary')).first();
  await page.goto(first);
  await itinerary.waitFor();
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(true);
  await page.goto(first);
  await expect(itinerary).toBeVisible();
});

test('the last bookings are there without a connection before anybody has looked at them', { tag: '@long' }, async ({
  page,
  context,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await expect.poll(() => keptAnswers(page, 'bookings', {})).toBe(1);
  await context.setOffline(true);
  await page.goto('/flight/orders');
  await expect(page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])').first()).toBeVisible();
  await expect(page.getByText(words.pattern(AS_OF))).toBeVisible();
});

test('an installed portal starts offline on every screen, with what was seen last and its age', async ({
  page,
  context,
  words,
  watch,
  inspect,
}) => {
  // The legal pages need a connection, and say so.
  watch.expect(NO_NETWORK, /dynamically imported module/);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  const results = new ResultsPage(page, words);
  await results.open();
  const found = await results.flightCount();
  await page.goto('/flight/orders');
  const first = page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])').first();
  const order = (await first.getAttribute('href')) ?? '';
  await first.click();
  await page.waitForURL(`**${order.split('?')[0]}*`);
  await expect(page.getByText(words.say('Itinerary')).first()).toBeVisible();
  for (const kept of ['solutions', 'bookings', 'flightOrder', 'available'])
    await expect.poll(() => keptAnswers(page, kept)).toBeGreaterThan(0);
  await page.goto('/flight/booking');
  await page.goto(ResultsPage.address(SEARCH));
  await expect(results.cards.first()).toBeVisible();

  await context.setOffline(true);

  await test.step('results, with their age, from the device', async () => {
    await page.reload();
    await results.isDone();
    expect(await results.flightCount()).toBe(found);
    await expect(page.getByText(words.pattern(AS_OF))).toBeVisible();
    await expect(page.getByText(words.pattern(OFFLINE))).toBeVisible();
    await inspect();
  });

  await test.step('bookings and an opened booking', async () => {
    for (const path of ['/flight/orders', order]) {
      await page.goto(path);
      await expect(page.getByText(words.pattern(AS_OF)).first()).toBeVisible();
    }
    await expect(page.getByText(words.say('Itinerary')).first()).toBeVisible();
    await inspect();
  });

  await test.step('every other screen stands', async () => {
    for (const path of ['/flight/booking', '/more', '/profile', '/terms', '/no/such/page']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(words.pattern(OFFLINE))).toBeVisible();
    }
  });

  await test.step('so do the trains, which have a tab', async () => {
    for (const [path, title] of [
      ['/train/booking', 'Train ticket booking'],
      ['/train/orders', 'Train bookings'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: words.say(title), exact: true }).first()).toBeVisible();
    }
  });

  await test.step('so do addresses that ask for something with a dot in it', async () => {
    const date = isoDateAfter(5);
    const offer = `G101.${date}.VNP.AOH.second`;
    for (const [path, title] of [
      ['/travellers?q=a.b', 'Travellers'],
      ['/flight/orders?q=li@example.com', 'My bookings'],
      [`/train/booking/confirm?from=VNP&to=AOH&date=${date}&adults=1&offer=${offer}`, 'Passengers'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: words.say(title), exact: true, level: 1 })).toBeVisible();
      await expect(page.getByText(words.pattern(OFFLINE))).toBeVisible();
    }
  });

  await test.step('places are found without a connection', async () => {
    await page.goto('/flight/booking');
    const search = new SearchPage(page, words);
    await search.isReady();
    await search.choosePlace('To', 'bangkok');
  });

  await test.step('back online is said', async () => {
    await context.setOffline(false);
    await expect(page.getByText(words.say('Back online. Nothing was sent while you were offline.'))).toBeVisible();
    await expect(page.getByText(words.pattern(OFFLINE))).toHaveCount(0);
  });

  expect((await keptCalls(page)).filter((path) => !/dictionaries|getSiteConfig/.test(path))).toEqual([]);
});

test('results older than ten minutes are offered as stale, offline too, to be searched again', {
  tag: '@long',
}, async ({ page, context, words, watch }) => {
  watch.expect(NO_NETWORK);
  await page.clock.install();
  await signIn(page, words, 'harbour.op');
  const results = new ResultsPage(page, words);
  await results.open();
  await expect.poll(() => keptAnswers(page, 'solutions')).toBe(1);
  await isInstalled(page);
  await context.setOffline(true);
  await page.clock.fastForward('11:00');
  await page.reload();
  await expect(results.cards.first()).toBeVisible();
  await expect(page.getByText(words.say('These results are older than 10 minutes.'))).toBeVisible();
  const again = page.getByRole('button', { name: words.say('Search again') });
  await expect(again).toBeDisabled();
  await context.setOffline(false);
  await page.clock.runFor(15_000);
  await expect(again).toBeEnabled();
});

test('a price that a lost connection kept from being checked is checked once it is back', { tag: '@long' }, async ({
  page,
  context,
  words,
  watch,
}) => {
  watch.expect(NO_NETWORK);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  const results = new ResultsPage(page, words);
  await results.open({ ...SEARCH, date: isoDateAfter(35) });
  await context.setOffline(true);
  await results.choose();
  await expect(page.getByRole('heading', { name: words.say('The price could not be checked') })).toBeVisible();
  await context.setOffline(false);
  await expect(new PassengersPage(page, words).bookButton).toBeEnabled();
});

test('a server that is down is told apart from a lost network, and found again by itself', { tag: '@long' }, async ({
  page,
  words,
  watch,
  ownPortal,
}) => {
  // A server that is still starting says so.
  watch.expect(NO_NETWORK, /^503 /);
  const portal = await ownPortal();
  await page.goto(portal.url);
  await page.getByLabel(words.say('Username'), { exact: true }).fill('harbour.op');
  await page.getByLabel(words.say('Password'), { exact: true }).fill('Interline1!');
  await page.getByRole('button', { name: words.say('Log in'), exact: true }).click();
  await page.waitForURL('**/flight/booking');
  await isInstalled(page);
  await page.goto(`${portal.url}/flight/orders`);
  await expect(page.locator(':is(a[href*="/flight/orders/2"], a[href*="/flight/orders/3"])').first()).toBeVisible();
  await expect.poll(() => keptAnswers(page, 'bookings', {})).toBe(1);
  await portal.end('SIGKILL');
  await page.reload();
  await expect(page.getByText(words.pattern(DOWN))).toBeVisible();
  await expect(page.getByText(words.pattern(AS_OF)).first()).toBeVisible();
  await portal.run();
  await expect(page.getByText(words.say('Back online. Nothing was sent while you were offline.'))).toBeVisible({
    timeout: 20_000,
  });
});

test('a log-out leaves nothing of the account on the device', { tag: '@long' }, async ({ page, words, portal }) => {
  // The app would rightly ask about a draft that another test left.
  await portal.sql('truncate table drafts cascade');
  await signIn(page, words, 'harbour.op');
  const traces = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /recent-searches|known-prices/.test(key)).length);
  const [user] = await portal.sql(`select id from users where username = 'harbour.op'`);
  await page.evaluate((id) => {
    for (const kind of ['recent-searches', 'known-prices']) localStorage.setItem(`interline.${kind}.${id}`, '{}');
  }, String(user?.id));
  expect(await traces()).toBe(2);
  await page.goto('/flight/orders');
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(1);
  await page.goto('/more');
  await page.getByRole('button', { name: words.say('Log out') }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => keptAnswers(page)).toBe(0);
  await expect.poll(traces).toBe(0);
});

test('a new version asks first, and every tab reloads once', async ({ page, context, words, ownPortal }) => {
  const folder = 'test-results/updated-portal';
  cpSync('dist', folder, { recursive: true });
  for (const packed of ['br', 'gz']) rmSync(`${folder}/client/sw.js.${packed}`, { force: true });
  const portal = await ownPortal({}, `${folder}/server/main.js`);
  await page.goto(portal.url);
  await isInstalled(page);
  const other = await context.newPage();
  await other.goto(`${portal.url}/terms`);
  await expect(other.getByRole('heading').first()).toBeVisible();
  let loads = 0;
  other.on('load', () => (loads += 1));
  // A worker that differs by one byte is a new version.
  appendFileSync(`${folder}/client/sw.js`, '\n// the next version');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(other.getByText(words.say('A new version is ready'))).toBeVisible();
  const update = page.getByRole('button', { name: words.say('Update'), exact: true });
  await Promise.all([page.waitForEvent('load'), other.waitForEvent('load'), update.click()]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading').first()).toBeVisible();
    await expect(tab.getByText(words.say('A new version is ready'))).toHaveCount(0);
  }
  expect(loads).toBe(1);
});
