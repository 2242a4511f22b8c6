import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { singleLoginAddress } from '../../docs/single-login/sign.mjs';
import { CHROMIUM_FLAGS, wholeChromium } from '../tools/chromium.ts';
import { Agent } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { type HostPage, hostPage } from './host-page.ts';
import type { Portal } from './portal.ts';

const QUAY = 'Quay Tours';

/** A browser that refuses storage to every page. */
async function withoutStorage(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'interline-browser-'));
  mkdirSync(join(folder, 'Default'));
  const profile = { default_content_setting_values: { cookies: 2 } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: wholeChromium(),
    args: CHROMIUM_FLAGS,
    viewport: { width: 834, height: 1194 },
    locale: 'en-GB',
  });
  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { context, close };
}

/** The agency's key, and its host page as the one that may frame the portal. */
async function prepare(portal: Portal, userid: string): Promise<{ host: HostPage; address: () => string }> {
  const parent = await Agent.signIn(portal.url, 'harbour.admin');
  const [summary] = (await parent.call('agencies', { q: QUAY })).list;
  if (!summary) throw new Error(`no agency ${QUAY}`);
  const { apiKey } = await parent.call('renewAgencyKey', { id: summary.id });
  const agency = await parent.call('agency', { id: summary.id });
  const address = () => singleLoginAddress({ portal: portal.url, code: agency.code, userid, apiKey });
  const host = await hostPage(address);
  const { id, version, name, alias, status, contactName, contactEmail, contactPhone, customerService } = agency;
  const { address: street, extraInfo } = agency;
  const kept = {
    id,
    version,
    name,
    alias,
    status,
    contactName,
    contactEmail,
    contactPhone,
    customerService,
    extraInfo,
  };
  await parent.call('updateAgency', { ...kept, address: street, status: 'active', allowedHosts: [host.url] });
  return { host, address };
}

test('an agency’s own system shows the portal in a frame, in a browser without storage', async ({ ownPortal }) => {
  const portal = await ownPortal();
  const { host, address } = await prepare(portal, 'quay.op');
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
