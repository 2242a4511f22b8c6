import { singleLoginAddress } from '../../docs/single-login/sign.mjs';
import { Agent } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { hostPage, prepareHost, withoutStorage } from './host-page.ts';
import { openAgency } from './open-agency.ts';
import { sheetOf } from './pages/sheet.ts';
import { logIn, signIn, signInOnCleanBrowser } from './pages/sign-in.ts';
import { consoleLineOf } from './watch.ts';

test('an agency’s own system shows the portal in a frame, in a browser without storage', async ({
  ownPortal,
  words,
}) => {
  const portal = await ownPortal();
  const { host, address } = await prepareHost(portal, 'quay.op');
  const browser = await withoutStorage();
  try {
    const page = await browser.context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    await page.goto(host.url);
    await expect(page.getByRole('status')).toHaveText('Logged in');
    const frame = page.frameLocator('#portal');
    await expect(frame.getByRole('heading', { name: 'Search flights', level: 1 })).toBeAttached();
    expect(
      await page.frames()[1]?.evaluate(() => {
        try {
          return String(localStorage.length);
        } catch {
          return 'refused';
        }
      }),
    ).toBe('refused');
    // One small row instead of all bars.
    const row = frame.getByRole('navigation');
    await expect(row).toHaveCount(1);
    await expect(frame.getByText('Quay Tours')).toHaveCount(0);
    const heightOf = () => page.locator('#portal').evaluate((element) => element.style.height);
    await expect.poll(heightOf).toMatch(/^\d{3,4}px$/);
    const hidden = () =>
      page.frames()[1]?.evaluate(() => {
        const host = document.querySelector('[data-scroll-restoration-id="page"]');
        return host ? host.scrollHeight - host.clientHeight : null;
      });
    await expect.poll(hidden).toBe(0);
    const before = await heightOf();

    await row.getByRole('link', { name: words.say('Bookings') }).press('Enter');
    await expect(frame.getByRole('heading', { name: 'My bookings', level: 1 })).toBeAttached();
    await expect(row.locator('[aria-current=page]')).toHaveText(new RegExp(words.say('Bookings')));
    await row.getByRole('link', { name: words.say('Flights') }).click();
    await expect(frame.getByRole('heading', { name: 'Search flights', level: 1 })).toBeAttached();

    await page.getByRole('button', { name: 'Bookings' }).click();
    await expect(frame.getByRole('heading', { name: 'My bookings', level: 1 })).toBeAttached();
    await expect.poll(heightOf).not.toBe(before);
    expect(faults).toEqual([]);

    // However the session ends, the host page is notified, and the frame shows nothing more.
    await portal.sql(
      "update sessions set ended_at = now(), end_reason = 'reset' where user_id in (select id from users where username = 'quay.op')",
    );
    await expect(page.getByRole('status')).toHaveText('Logged out');
    await expect(frame.getByText('Open the portal again from your own system.')).toBeVisible();

    // An address that was already used, and a page without permission.
    const used = address();
    const { searchParams } = new URL(used);
    const read = (name: string) => searchParams.get(name) ?? '';
    const input = {
      code: read('code'),
      userid: read('userid'),
      timestamp: read('timestamp'),
      signature: read('signature'),
    };
    await new Agent(portal.url).call('singleLogin', input);
    const load = (src: string) =>
      page.locator('#portal').evaluate((element, address) => Object.assign(element, { src: address }), src);
    await load(used);
    await expect(page.getByRole('status')).toHaveText(/used already or is too old/);

    // Without a signature the mode stays off: the portal shows as usual, log-in included.
    const isThere = page.waitForEvent('framenavigated', (each) => each.url().endsWith(`/?code=${read('code')}`));
    await Promise.all([isThere, load(`${portal.url}/?code=${read('code')}`)]);
    await logIn(frame, words, 'quay.op');
    await expect(frame.getByRole('heading', { name: 'Search flights', level: 1 })).toBeAttached();
    await expect(frame.getByText('Quay Tours').first()).toBeVisible();
  } finally {
    await browser.close();
    await host.close();
  }
});

test('at the top of a window the row outlives a reload, and a log-in by password brings the bars back', {
  tag: '@long',
}, async ({ page, portal, words, inspect }) => {
  const { host, address } = await prepareHost(portal, 'quay.op');
  await host.close();
  const row = page.getByRole('navigation', { name: words.say('Main'), exact: true });
  const settings = words.pattern('{language} · {currency}, language, currency and appearance');
  const isInMode = async () => {
    await expect(page.getByRole('heading', { name: words.say('Search flights'), level: 1 })).toBeAttached();
    await expect(row).toHaveCount(1);
    await expect(page.getByText('Quay Tours')).toHaveCount(0);
    await expect(page.getByRole('button', { name: settings })).toBeVisible();
  };
  await page.goto(address());
  await isInMode();
  await inspect();
  await page.reload();
  await isInMode();
  const more = row.getByRole('link', { name: words.say('More') });
  await more.focus();
  await expect(more).toBeInViewport({ ratio: 1 });
  await more.press('Enter');
  await page.getByRole('button', { name: words.say('Log out'), exact: true }).click();
  await logIn(page, words, 'quay.op');
  await expect(page.getByRole('heading', { name: words.say('Search flights'), level: 1 })).toBeAttached();
  await expect(page.getByText('Quay Tours').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Quay Tours').first()).toBeVisible();
});

test(
  'an administrator is let in from the own system once the company allows it, and ends its key',
  { tag: '@long' },
  async ({ page, portal, words, watch, inspect }, test) => {
    watch.expect(consoleLineOf(401), /401 POST .*\/single-login/);
    const name = `pin.${test.project.name}`;
    const { id } = await openAgency(portal, name);
    const parent = await Agent.signIn(portal.url, 'harbour.admin');
    const { apiKey } = await parent.call('renewAgencyKey', { id });
    const { code } = await parent.call('agency', { id });
    const address = () => singleLoginAddress({ portal: portal.url, code, userid: name, apiKey });
    const card = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { name: words.say(title), exact: true }) });
    await page.goto(address());
    await expect(page.getByText(words.refusal('singleLoginGuarded'))).toBeVisible();

    await signIn(page, words, name);
    await page.goto('/company');
    const settings = card('Settings');
    await settings.getByText(words.say('Administrators can log in from your own system too')).click();
    await settings.getByRole('button', { name: words.say('Save'), exact: true }).click();
    await expect(page.getByText(words.say('Saved'), { exact: true })).toBeVisible();
    await inspect();
    await page.goto(address());
    await expect(page.getByText(words.say('You are logged in.'))).toBeVisible();

    await signInOnCleanBrowser(page, words, name);
    await page.goto('/company');
    const key = card('API key');
    await expect(key.getByText(words.pattern('created by {madeBy}'))).toContainText('Harbour Travel');
    await key.getByRole('button', { name: words.say('Revoke the API key'), exact: true }).click();
    await inspect();
    await sheetOf(page)
      .getByRole('button', { name: words.say('Revoke key'), exact: true })
      .click();
    const none = 'There is none. {parent} creates one for your own systems to use the API or to log users in.';
    await expect(key.getByText(words.pattern(none))).toBeVisible();
    await page.goto(address());
    await expect(page.getByText(words.refusal('singleLoginFailed'))).toBeVisible();
  },
);

test('a page that the agency has not allowed shows nothing of the portal', { tag: '@long' }, async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const stranger = await hostPage(() => `${portal.url}/?code=AG00000000`);
  await page.goto(stranger.url);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await stranger.close();
});
