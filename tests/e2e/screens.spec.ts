import type { Page } from '@playwright/test';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { Agent } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { changeAgency } from './open-agency.ts';
import { isLoaded } from './pages/camera.ts';
import { formOf } from './pages/sheet.ts';
import { signInOnCleanBrowser } from './pages/sign-in.ts';
import { BY_ROLE, FIRST_ROW, PLAIN, type Screen } from './screen-list.ts';
import { consoleLineOf } from './watch.ts';
import type { Words } from './words.ts';

/** Public screens. */
const PUBLIC: readonly Screen[] = [
  ['home', '/'],
  ['enquiry', '/?enquiry=true'],
  ['about', '/about'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['login', '/login'],
  ['password', `/password#${'x'.repeat(43)}`],
];
/** An agency's screens of its sub-agency and of its own web address, and its create forms. */
const OF_AN_AGENCY: readonly Screen[] = [
  ['agency-bills', `/agency-manager/bills/${DEMO_COMPANY.quay}`],
  ['own-site', '/company/site'],
  ['own-enquiries', '/company/enquiries'],
  ['agency-new', '/agency-manager?id=new'],
  ['user-new', '/users?id=new'],
];
/** Forms of the BY_ROLE users besides the lists. */
const FORMS: Readonly<Record<string, readonly Screen[]>> = {
  'provider.admin': [
    ['site-new', '/company/sites?id=new'],
    ['agency-access', `/agency-manager?id=${DEMO_COMPANY.quay}`],
  ],
};
/** Further tabs of the detail that a screen opens, besides the initial one. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  agencies: ['Details', 'Settings', 'Prices and flights'],
  'agency-access': ['Access'],
  sites: ['Logos and icon'],
};

test.describe.configure({ mode: 'parallel' });

interface Eyes {
  page: Page;
  words: Words;
  inspect: () => Promise<void>;
}

async function lookAt(eyes: Eyes, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) await test.step(screen[0], () => lookAtOne(eyes, screen));
}

/** Checks a screen, the detail of the first row if it is a list and its address opens nothing, and each tab of that detail. */
async function lookAtOne({ page, words, inspect }: Eyes, [screen, path]: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  const isOpen = path.includes('?id=');
  // It loads after the list, which on phones is under it.
  if (isOpen) await expect(formOf(page)).toBeVisible();
  await isLoaded(page);
  await inspect();
  const row = page.locator(FIRST_ROW).first();
  if (!isOpen && (await row.count()) > 0) {
    await row.click();
    await isLoaded(page);
    await inspect();
  }
  for (const part of PARTS[screen] ?? []) {
    const radio = page.getByRole('radio', { name: words.say(part), exact: true });
    await radio.click();
    // Every tab has its own frame, present once its saved input has been read.
    await expect(radio).toBeChecked();
    await isLoaded(page);
    await inspect();
  }
}

test('the screens of visitors', { tag: '@long' }, async ({ page, words, inspect }) => {
  await lookAt({ page, words, inspect }, PUBLIC);
});

test('the screens that only need to be opened', { tag: '@long' }, async ({ page, words, watch, inspect }) => {
  watch.expect(/^40[04] /, consoleLineOf(400), consoleLineOf(404));
  await signInOnCleanBrowser(page, words, 'harbour.op');
  await lookAt({ page, words, inspect }, PLAIN);
});

for (const [username, screens] of BY_ROLE)
  test(`the screens of ${username}`, { tag: '@long' }, async ({ page, words, inspect }) => {
    await signInOnCleanBrowser(page, words, username);
    await lookAt({ page, words, inspect }, [...screens, ...(FORMS[username] ?? [])]);
  });

test('the screens of an agency with sub-agencies and a web address', { tag: '@long' }, async ({
  page,
  words,
  portal,
  inspect,
}) => {
  const provider = await Agent.signIn(portal.url, 'provider.admin');
  await changeAgency(provider, DEMO_COMPANY.harbour, { websitePrefix: 'harbour' });
  await signInOnCleanBrowser(page, words, 'harbour.admin');
  await lookAt({ page, words, inspect }, OF_AN_AGENCY);
  // The longest form again, with an error at every empty field.
  await page.goto('/agency-manager?id=new');
  await page.getByRole('button', { name: words.say('Open the agency'), exact: true }).click();
  await expect(page.getByText(words.field('required')).first()).toBeVisible();
  await inspect();
});
