import type { Page } from '@playwright/test';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { Agent } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { changeAgency } from './open-agency.ts';
import { isLoaded } from './pages/camera.ts';
import { signInAnew } from './pages/sign-in.ts';
import { BY_ROLE, FIRST_ROW, PLAIN, type Screen } from './screen-list.ts';
import { consoleLineOf } from './watch.ts';

/** What visitors see. */
const PUBLIC: readonly Screen[] = [
  ['home', '/'],
  ['enquiry', '/?enquiry=true'],
  ['about', '/about'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['login', '/login'],
];
/** What an agency has of its own sub-agency, and under its own web address. */
const OF_AN_AGENCY: readonly Screen[] = [
  ['agency-bills', `/agency-manager/bills/${DEMO_COMPANY.quay}`],
  ['own-site', '/company/site'],
  ['own-enquiries', '/company/enquiries'],
];

test.describe.configure({ mode: 'parallel' });

/** Opens each of them, and the first row of its list where it is one, and looks at both. */
async function lookAt(page: Page, inspect: () => Promise<void>, screens: readonly Screen[]): Promise<void> {
  for (const [screen, path] of screens)
    await test.step(screen, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await isLoaded(page);
      await inspect();
      const row = page.locator(FIRST_ROW).first();
      if ((await row.count()) === 0) return;
      await row.click();
      await isLoaded(page);
      await inspect();
    });
}

test('the screens of visitors', { tag: '@long' }, async ({ page, inspect }) => {
  await lookAt(page, inspect, PUBLIC);
});

test('the screens that only need to be opened', { tag: '@long' }, async ({ page, words, watch, inspect }) => {
  watch.expect(/^40[04] /, consoleLineOf(400), consoleLineOf(404));
  await signInAnew(page, words, 'harbour.op');
  await lookAt(page, inspect, PLAIN);
});

for (const [username, screens] of BY_ROLE)
  test(`the screens of ${username}`, { tag: '@long' }, async ({ page, words, inspect }) => {
    await signInAnew(page, words, username);
    await lookAt(page, inspect, screens);
  });

test('the screens of an agency with sub-agencies and a web address', { tag: '@long' }, async ({
  page,
  words,
  portal,
  inspect,
}) => {
  const provider = await Agent.signIn(portal.url, 'provider.admin');
  await changeAgency(provider, DEMO_COMPANY.harbour, { websitePrefix: 'harbour' });
  await signInAnew(page, words, 'harbour.admin');
  await lookAt(page, inspect, OF_AN_AGENCY);
});
