import { Agent, oneWay, PASSWORD } from './agent.ts';
import { isoDateAfter } from './days.ts';
import { expect, test } from './fixtures.ts';
import { openAgency } from './open-agency.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';
import { consoleLineOf } from './watch.ts';

test('an agency is opened, priced and found with its money', async ({ page, words, inspect }, test) => {
  const name = `Pier ${test.project.name}`;
  const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
  const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
  await signIn(page, words, 'harbour.admin');
  await page.goto('/agency-manager');
  await expect(page.getByRole('button', { name: /Quay Tours/ })).toBeVisible();
  await inspect();

  await button('Open an agency').click();
  await field('Company name').fill(name);
  await field('Username').fill(`pier.${test.project.name}`);
  await field('Name').fill('Pier admin');
  await button('Open the agency').click();
  await expect(page.getByText(words.field('required')).first()).toBeVisible();
  await inspect();
  await field('Company address').fill('1 Pier Road');
  await field('Contact name').fill('Pier desk');
  await field('Contact email').fill('desk@pier.example');
  await field('Contact phone').fill('+852 2123 4567');
  await field('Email').fill('pier@example.com');
  // It is deducted from the parent's own.
  await field('Credit limit').fill('0');
  await button('Open the agency').click();

  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByText(`Pier admin (pier.${test.project.name})`)).toBeVisible();
  await inspect();
  await page.getByRole('radio', { name: words.say('Prices and flights'), exact: true }).click();
  await field('Value').first().fill('2.5');
  await inspect();
  await button('Save').click();
  await expect(page.getByText(words.say('Saved'), { exact: true })).toBeVisible();
});

test(
  'the provider tops up an agency of an agency after seeing what it comes to',
  { tag: '@long' },
  async ({ page, words, inspect }, test) => {
    const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
    const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
    await signIn(page, words, 'provider.admin');
    await page.goto('/agency-manager');
    await page.getByRole('button', { name: /^Quay Tours/ }).click();
    await expect(button('Top up the balance')).toBeVisible();
    // Only the parent can change the agreed settings.
    await expect(page.getByRole('radio', { name: words.say('Settings'), exact: true })).toHaveCount(0);
    await button('Top up the balance').click();
    await field('Received amount').fill('1000');
    await field('Transaction fee (%)').fill('0.6');
    await field('Currency received').selectOption('USD');
    await field('Exchange rate').fill('7.1034');
    await button('Top up the balance').click();
    await expect(page.getByText(words.field('required')).first()).toBeVisible();
    await field('Reference number').fill(`TT-${test.project.name}`);
    await expect(page.getByText(/7,060\.77/).first()).toBeVisible();
    await inspect();
    await button('Top up the balance').click();
    await button('Add the money').click();
    await expect(
      page.getByText(words.pattern('The money has been added. The balance is {0} now')).first(),
    ).toBeVisible();
    await button('Set the credit limit').click();
    await page.getByLabel(words.pattern('Credit limit ({currency})')).fill('');
    await button('Set the credit limit').click();
    await expect(page.getByText(words.field('creditRequired')).first()).toBeVisible();
  },
);

test(
  'the provider shuts out an agency of an agency, after it was asked whether it means to',
  { tag: '@long' },
  async ({ page, portal, words, inspect }, test) => {
    const name = `shut.${test.project.name}`;
    await openAgency(portal, name);
    const logIn = () => new Agent(portal.url).ask('login', { username: name, password: PASSWORD });
    expect((await logIn()).status).toBe(200);
    await signIn(page, words, 'provider.admin');
    await page.goto('/agency-manager');
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('radio', { name: words.say('Access'), exact: true }).click();
    await page.getByLabel(words.say('Status'), { exact: true }).selectOption('disabled');
    await page.getByRole('button', { name: words.say('Save'), exact: true }).click();
    await expect(sheetOf(page).getByText(words.pattern('Disable {name}?'))).toBeVisible();
    await inspect();
    await sheetOf(page)
      .getByRole('button', { name: words.say('Disable'), exact: true })
      .click();
    await expect(page.getByText(words.say('Saved'), { exact: true })).toBeVisible();
    expect((await logIn()).status).toBe(401);
  },
);

test('the company says where it is, and its logo stands where it was chosen', { tag: '@long' }, async ({
  page,
  portal,
  words,
  inspect,
}) => {
  const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
  await portal.sql(`update companies set address = '' where name = 'Harbour Travel'`);
  await signIn(page, words, 'harbour.admin');
  await page.goto('/company');
  const details = page.locator('section', {
    has: page.getByRole('heading', { name: words.say('Details'), exact: true }),
  });
  await expect(field('Company name')).toHaveValue('Harbour Travel');
  await details.getByRole('button', { name: words.say('Save'), exact: true }).click();
  await expect(page.getByText(words.field('required')).first()).toBeVisible();
  await field('Company address').fill('8 Harbour Road, Hong Kong');
  await details.getByRole('button', { name: words.say('Save'), exact: true }).click();
  await expect(page.getByText(words.say('Saved'), { exact: true })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles('public/icons/icon-192.png');
  await expect(page.getByText(words.say('The picture has been changed'), { exact: true })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: words.say('Remove the picture'), exact: true }).click();
  await expect(page.getByText(words.say('The picture has been removed'), { exact: true })).toBeVisible();
});

test('a visitor sends an enquiry, and the desk answers it', async ({ page, words, watch, inspect }, test) => {
  const name = `Ms ${test.project.name}`;
  const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
  const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
  await page.goto('/');
  // At the top of the page and after its content.
  await page
    .getByRole('link', { name: words.say('Send an enquiry'), exact: true })
    .first()
    .click();
  await button('Submit').click();
  for (const message of ['enquiryName', 'enquiryCountry', 'enquiryReach'] as const)
    await expect(page.getByText(words.field(message)).first()).toBeVisible();
  await field('Title').fill(name);
  await field('Country').fill('HKG');
  await page.getByRole('listbox').getByRole('option').first().click();
  await field('Phone number').fill('2123 4567');
  await inspect();
  // Faster than a person could, it is refused.
  watch.expect(/^429 POST .*\/applications$/, consoleLineOf(429));
  await expect(async () => {
    await button('Submit').click();
    await expect(page.getByText(words.say('Submitted'), { exact: true })).toBeVisible({ timeout: 2_500 });
  }).toPass();

  await signIn(page, words, 'provider.admin');
  await page.goto('/desk/enquiries');
  const enquiry = page.getByRole('listitem').filter({ hasText: name });
  await expect(enquiry).toContainText(words.say('Sent from {site}').replace('{site}', 'Interline'));
  await inspect();
  await enquiry.getByRole('button', { name: words.say('Mark as answered'), exact: true }).click();
  await expect(enquiry).toHaveCount(0);

  // No mail server is set up, so the mail is read at the desk.
  await page.getByRole('link', { name: words.say('Emails'), exact: true }).click();
  const mail = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(mail).toContainText('2123 4567');
  await inspect();
});

test(
  'a message that an agency’s system did not take is found, read and sent again',
  { tag: '@long' },
  async ({ page, portal, words, inspect }, test) => {
    const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
    const notifyAt = (url: string) =>
      portal.sql(`update flight_configs set config = config || '{"orderNotificationUrl": "${url}"}'
      where company_id = (select id from companies where name = 'Harbour Travel')`);
    // Addresses of this machine are refused.
    await notifyAt('https://127.0.0.1/notices');
    const provider = await Agent.signIn(portal.url, 'provider.admin');
    const [harbour] = (await provider.call('agencies', { q: 'Harbour' })).list;
    await provider.call('renewAgencyKey', { id: harbour?.id ?? '' });
    const op = await Agent.signIn(portal.url, 'harbour.op');
    const [offer] = await op.search(oneWay('SHA', 'HKG', isoDateAfter(test.project.name === 'phone-en' ? 41 : 43)));
    if (!offer) throw new Error('nothing to book');
    const order = await op.book(offer);
    const attempts = () => portal.sql(`select attempts from outgoing_notices where order_id = '${order.id}'`);
    await expect.poll(attempts).toEqual([{ attempts: 1 }]);
    await notifyAt('');

    await signIn(page, words, 'harbour.admin');
    await page.goto('/company');
    await page.getByRole('link', { name: words.say('Delivery log'), exact: true }).click();
    await page.getByRole('searchbox').fill(order.id);
    const row = page.getByRole('button', { name: new RegExp(`${order.id.slice(0, 5)} ${order.id.slice(5)}`) });
    await expect(row).toContainText(words.say('Being sent'));
    await expect(row).toContainText(words.say('The address is not public'));
    await inspect();
    await row.click();
    await expect(page.getByText(`"${order.id}"`)).toBeVisible();
    await expect(page.getByText('https://127.0.0.1/notices')).toBeVisible();
    await inspect();
    await button('Send now').click();
    await expect(page.getByText(words.say('No address is set')).first()).toBeVisible();
  },
);
