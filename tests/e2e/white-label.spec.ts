import type { Page } from '@playwright/test';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { Agent } from './agent.ts';
import { chatWidget } from './chat-widget.ts';
import { expect, test } from './fixtures.ts';
import { changeAgency } from './open-agency.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';
import { consoleLineOf } from './watch.ts';
import type { Words } from './words.ts';

const partsOf = (page: Page, words: Words) => ({
  button: (message: string) => page.getByRole('button', { name: words.say(message), exact: true }),
  field: (label: string) => page.getByLabel(words.say(label), { exact: true }),
});

test('a site that the provider opens is what its host name shows', async ({ page, portal, words, inspect }) => {
  const { port } = new URL(portal.url);
  const { button, field } = partsOf(page, words);
  const chat = await chatWidget('Pier help desk');

  await signIn(page, words, 'provider.admin');
  await page.goto('/company/sites');
  await expect(page.getByRole('button', { name: /Interline/ })).toBeVisible();
  await button('Open a site').click();
  await field('Site name').fill('Pier Travel Online');
  await field('Short name').fill('Pier');
  await field('Chinese name').fill('码头旅行在线');
  await field('Chinese short name').fill('码头');
  await field('Host names').fill('https://pier.localhost');
  await field('Colour on light ground').fill('#ffd000');
  await button('Open the site').click();
  await expect(page.getByText(words.field('siteHost')).first()).toBeVisible();
  await expect(page.getByText(words.field('siteContrast')).first()).toBeVisible();
  await inspect();
  await field('Host names').fill('pier.localhost');
  await field('Colour on light ground').fill('#8a1f5c');
  await field('Type of the site').selectOption('agent-chat');
  await field('Address of the chat widget').fill(chat.url);
  await button('Open the site').click();
  await page.getByRole('button', { name: /Pier Travel Online/ }).click();
  await page.getByRole('radio', { name: words.say('Logos and icon'), exact: true }).click();
  await page.locator('input[type=file]').first().setInputFiles('public/icons/icon-192.png');
  await expect(
    page.getByRole('img', { name: words.say('Logo of {name}').replace('{name}', 'Pier Travel Online') }),
  ).toBeVisible();
  await inspect();

  await page.goto(`http://pier.localhost:${port}/login`);
  await expect(page.getByRole('banner').getByText('Pier', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await expect(page).toHaveTitle(words.say('Log in'));
  const colour = await button('Log in').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colour).toBe('rgb(138, 31, 92)');
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ name: 'Pier Travel Online', short_name: 'Pier', theme_color: '#8a1f5c' });
  await inspect();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await button('Chat').click();
  await expect(page.getByText(new RegExp(chat.host))).toBeVisible();
  expect(asked).not.toContain(chat.host);
  await button('Agree and open the chat').click();
  const widget = page.frameLocator('iframe').frameLocator('iframe');
  await expect(widget.getByRole('heading', { name: 'Pier help desk' })).toBeVisible();
  chat.close();
});

test('an agency changes the site of its own host name, but for what is the provider’s', { tag: '@long' }, async ({
  page,
  portal,
  words,
  inspect,
}) => {
  const { port } = new URL(portal.url);
  const { button, field } = partsOf(page, words);
  const provider = await Agent.signIn(portal.url, 'provider.admin');
  await changeAgency(provider, DEMO_COMPANY.harbour, { websitePrefix: 'harbour' });

  await signIn(page, words, 'harbour.admin');
  await page.goto('/company');
  await page.getByRole('link', { name: words.say('Change the site'), exact: true }).click();
  await page.waitForURL('**/company/site');
  await expect(field('Site name')).toHaveValue('Harbour Travel');
  for (const label of ['Host names', 'Type of the site', 'Address of the chat widget'])
    await expect(field(label)).toHaveCount(0);
  await inspect();
  await field('Short name').fill('Harbour Trips');
  await field('Colour on light ground').fill('#ffd000');
  await button('Save').click();
  await expect(page.getByText(words.field('siteContrast')).first()).toBeVisible();
  await field('Colour on light ground').fill('#8a1f5c');
  await field('Colour on dark ground').fill('#f29ac8');
  await button('Save').click();
  await expect(page.getByText(words.say('Saved'), { exact: true }).first()).toBeVisible();
  for (const mark of ['Logo', 'Logo on dark ground']) {
    const part = page.getByRole('region', { name: words.say(mark), exact: true });
    await part.locator('input[type=file]').setInputFiles('public/icons/icon-192.png');
    await expect(part.getByRole('img')).toBeVisible();
  }
  await inspect();

  const site = (await provider.call('sites', {})).list.find(({ shortName }) => shortName === 'Harbour Trips');
  await page.goto(`http://harbour.localhost:${port}/login`);
  await expect(page.getByRole('banner').getByText('Harbour Trips', { exact: true })).toBeVisible();
  const colour = () => button('Log in').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour()).toBe('rgb(138, 31, 92)');
  const mark = page.getByRole('banner').locator('img:visible');
  await expect(mark).toHaveAttribute('src', site?.logo ?? 'the logo');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(mark).toHaveAttribute('src', site?.whiteLogo ?? 'the logo on dark ground');
  await expect.poll(colour).toBe('rgb(242, 154, 200)');
  await inspect();
});

test(
  'an enquiry from the site of an agency is the agency’s to read and to delete',
  { tag: '@long' },
  async ({ page, portal, words, watch, inspect }, test) => {
    const { port } = new URL(portal.url);
    const { button, field } = partsOf(page, words);
    const name = `Ms ${test.project.name}`;
    const provider = await Agent.signIn(portal.url, 'provider.admin');
    await changeAgency(provider, DEMO_COMPANY.harbour, { websitePrefix: 'harbour' });

    await page.goto(`http://harbour.localhost:${port}/privacy`);
    // The server caches the old agency for some seconds, the browser for longer.
    const operator = () =>
      page.evaluate(async () => (await (await fetch('/api/base/v2/config/getSiteConfig')).json()).data.operator.name);
    await expect.poll(operator).toBe('Harbour Travel');
    await page.evaluate(() => localStorage.removeItem('interline.site'));
    await page.goto(`http://harbour.localhost:${port}/privacy`);
    await expect(page.getByRole('link', { name: 'harbour.admin@example.com' })).toBeVisible();
    await inspect();
    await page.goto(`http://harbour.localhost:${port}/?enquiry=true`);
    const form = page.getByRole('region', { name: words.say('Work with us'), exact: true });
    await expect(form.getByText(/Harbour Travel/)).toBeVisible();
    await field('Title').fill(name);
    await field('Country').fill('HKG');
    await page.getByRole('listbox').getByRole('option').first().click();
    await field('Phone number').fill('2123 4567');
    await inspect();
    watch.expect(/^429 POST .*\/applications$/, consoleLineOf(429));
    await expect(async () => {
      await button('Submit').click();
      await expect(page.getByText(words.say('Submitted'), { exact: true })).toBeVisible({ timeout: 2_500 });
    }).toPass();

    await signIn(page, words, 'harbour.admin');
    await page.goto('/company');
    await page.getByRole('link', { name: words.say('Enquiries'), exact: true }).click();
    const enquiry = page.getByRole('listitem').filter({ hasText: name });
    await expect(enquiry).toContainText('harbour.localhost');
    await inspect();
    await enquiry.getByRole('button', { name: words.say('Delete'), exact: true }).click();
    await sheetOf(page)
      .getByRole('button', { name: words.say('Delete'), exact: true })
      .click();
    await expect(enquiry).toHaveCount(0);
  },
);
