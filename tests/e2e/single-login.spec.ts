import { Agent } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { hostPage, prepareHost, withoutStorage } from './host-page.ts';

test('an agency’s own system shows the portal in a frame, in a browser without storage', async ({ ownPortal }) => {
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
    await expect(frame.getByRole('navigation')).toHaveCount(0);
    const heightOf = () => page.locator('#portal').evaluate((element) => element.style.height);
    await expect.poll(heightOf).toMatch(/^\d{3,4}px$/);
    const before = await heightOf();

    await page.getByRole('button', { name: 'Bookings' }).click();
    await expect(frame.getByRole('heading', { name: 'My bookings', level: 1 })).toBeAttached();
    await expect.poll(heightOf).not.toBe(before);
    expect(faults).toEqual([]);

    // Whoever ends the session: the page around hears of it by itself, and the frame shows nothing more.
    await portal.sql(
      "update sessions set ended_at = now(), end_reason = 'reset' where user_id in (select id from users where username = 'quay.op')",
    );
    await expect(page.getByRole('status')).toHaveText('Logged out');
    await expect(frame.getByText('Open the portal again from your own system.')).toBeVisible();

    // An address that was used already, and a page that nobody has allowed.
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
    await page.locator('#portal').evaluate((element, src) => Object.assign(element, { src }), used);
    await expect(page.getByRole('status')).toHaveText(/used already or is too old/);
  } finally {
    await browser.close();
    await host.close();
  }
});

test('a page that the agency has not allowed shows nothing of the portal', async ({ page, portal, watch }) => {
  watch.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const stranger = await hostPage(() => `${portal.url}/?code=AG00000000`);
  await page.goto(stranger.url);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await stranger.close();
});
