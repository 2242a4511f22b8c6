import { changeWords } from '../../src/contract/audit-changes.ts';
import { sampled } from '../tools/run-mode.ts';
import { Agent } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { OrderPage } from './pages/order-page.ts';
import { logIn, signIn, signInOnCleanBrowser } from './pages/sign-in.ts';
import { consoleLineOf } from './watch.ts';

const OPERATOR_ONLY = ['/flight/booking', '/flight/orders', '/flight/group/booking', '/train/booking'];
const FINANCE_ONLY = ['/bills/wallet', '/bills/transactions', '/bills/statements', '/bills/books', '/agency-manager'];
const SUPER_ONLY = ['/user-log', '/company', '/company/enquiries'];
const PROVIDER_ONLY = ['/desk', '/desk/mails', '/desk/rates', '/desk/enquiries', '/company/sites'];

const NOT_YOURS = 'The page you asked for is not open to your role. An administrator of your company can change that.';
const PROVIDERS =
  'The page you asked for is for the provider’s own staff, and no role at an agency opens it. Ask the customer service of the company that opened your agency for what you need.';
const SWITCHED_OFF =
  'The page you asked for is switched off for your company. The company that opened your agency can change that: ask its customer service.';

test('without a login every path that is not public leads to the start with the spec’s message, and on after the login', async ({
  page,
  words,
}) => {
  for (const path of [...OPERATOR_ONLY, ...FINANCE_ONLY, ...SUPER_ONLY, '/users', '/more', '/no/such/page']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByText(words.say('Please login')).first()).toBeVisible();
  }
  await page.goto('/flight/orders');
  await page.waitForURL((url) => url.pathname === '/');
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/orders');
});

test('public paths open without a login', { tag: '@long' }, async ({ page, inspect }) => {
  for (const path of ['/', '/terms', '/privacy', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await inspect();
  }
});

const ROLES = [
  { username: 'harbour.op', landing: '/flight/booking', refused: [...FINANCE_ONLY, ...SUPER_ONLY] },
  { username: 'harbour.fin', landing: '/bills/statements', refused: [...OPERATOR_ONLY, ...SUPER_ONLY] },
  { username: 'quay.fin', landing: '/bills/statements', refused: ['/agency-manager'], why: SWITCHED_OFF },
  { username: 'meridian.op', landing: '/flight/booking', refused: ['/train/booking'], why: SWITCHED_OFF },
  { username: 'harbour.admin', landing: '/flight/booking', refused: PROVIDER_ONLY, why: PROVIDERS },
];

for (const { username, landing, refused, why = NOT_YOURS } of sampled(ROLES, ROLES.slice(0, 2)))
  test(`${username} lands where the role works and is kept out elsewhere`, async ({ page, words, inspect }) => {
    await signIn(page, words, username, landing);
    await inspect();
    for (const path of refused) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/');
      await expect(page.getByText(words.say('You do not have the access')).first()).toBeVisible();
      await expect(page.getByText(words.say(why))).toBeVisible();
    }
  });

test('a SuperUser passes every check', { tag: '@long' }, async ({ page, words }) => {
  await signIn(page, words, 'harbour.admin');
  for (const path of [...OPERATOR_ONLY, ...FINANCE_ONLY, ...SUPER_ONLY, '/users']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('a SuperUser sees who logged in from where, and who was refused', { tag: '@long' }, async ({
  page,
  words,
  inspect,
  portal,
}) => {
  const body = JSON.stringify({ username: 'harbour.fin', password: 'wrong' });
  await fetch(`${portal.url}/api/base/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await signIn(page, words, 'harbour.admin');
  await page.goto('/user-log');
  await page.getByRole('button', { name: words.say('With log-ins'), exact: true }).click();
  const rows = page.getByRole('list', { name: words.say('User log') }).getByRole('listitem');
  const refused = rows.filter({ hasText: words.action('loginFailed') });
  await expect(refused.first()).toContainText('from 127.0.0.1');
  await expect(rows.filter({ hasText: words.action('login') }).first()).toContainText('Harbour admin');
  await inspect();
});

test('a SuperUser reads what was changed of the company, from what to what', { tag: '@long' }, async ({
  page,
  words,
  inspect,
  portal,
}) => {
  const agent = await Agent.signIn(portal.url, 'meridian.admin');
  const { version, config } = await agent.call('company', {});
  await agent.call('saveCompanyConfig', { ...config, version, showAvailable: !config.showAvailable });
  await signIn(page, words, 'meridian.admin');
  await page.goto('/user-log');
  const codes = { before: String(config.showAvailable), after: String(!config.showAvailable) };
  const { field, before, after } = changeWords({ field: 'config.showAvailable', ...codes }, words.language);
  const change = page.getByRole('listitem').filter({ hasText: field }).first();
  await expect(change).toContainText(words.pattern('{field}: from <0>{before}</0> to <1>{after}</1>'));
  await expect(change.getByRole('deletion')).toHaveText(before);
  await expect(change.getByRole('insertion')).toHaveText(after);
  await inspect();
  await agent.call('saveCompanyConfig', { ...config, version: version + 1 });
});

test('an unknown path says so and leads on', { tag: '@long' }, async ({ page, words, inspect }) => {
  await signIn(page, words, 'harbour.op');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('link').first()).toBeVisible();
  await inspect();
});

test('an unknown number says so and leads back to its list', { tag: '@long' }, async ({
  page,
  words,
  inspect,
  watch,
}) => {
  watch.expect(/^404 GET .*[/](?:0{8}-|2699999999)/, consoleLineOf(404));
  const nobody = '00000000-0000-4000-8000-000000000000';
  const missing: [string, string, string, string][] = [
    ['harbour.admin', `/agency-manager?id=${nobody}`, 'Agency not found', 'Back to agencies'],
    ['harbour.admin', `/bills/statements?id=${nobody}`, 'Statement not found', 'Back to statements'],
    ['harbour.admin', `/users?id=${nobody}`, 'User not found', 'Back to users'],
    ['provider.admin', `/agency-manager/bills/${nobody}`, 'Agency not found', 'Back to statements'],
    ['provider.admin', `/company/sites?id=${nobody}`, 'Site not found', 'Back to sites'],
    ['provider.admin', '/desk?order=2699999999&product=flight', 'No desk task has this number', 'Back to desk'],
  ];
  let known = '';
  for (const [username, address, title, back] of missing) {
    if (known === '') await signIn(page, words, username);
    else if (username !== known) await signInOnCleanBrowser(page, words, username);
    known = username;
    await page.goto(address);
    await expect(page.getByText(words.say(title))).toBeVisible();
    await inspect();
    await page.getByRole('button', { name: words.say(back) }).click();
    await expect(page.getByText(words.say(title))).toHaveCount(0);
  }
});

test('an order of another company is the same as none', { tag: '@long' }, async ({
  page,
  words,
  watch,
  portal,
  inspect,
}) => {
  watch.expect(/^404 GET .*\/flight\/orders\//, consoleLineOf(404));
  const [foreign] = await portal.sql(
    `select o.id from orders o join companies c on c.id = o.company_id where c.name = 'Meridian TMC' and o.product = 'flight' limit 1`,
  );
  await signIn(page, words, 'harbour.op');
  const order = new OrderPage(page, words);
  const texts: string[] = [];
  for (const id of [String(foreign?.id), '2000000000']) {
    await order.open(id);
    await expect(page.getByText(words.refusal('orderNotFound')).first()).toBeVisible();
    texts.push((await page.getByRole('main').innerText()).replaceAll(id, '').replaceAll(/\d{5} \d{5}/g, ''));
  }
  expect(texts[0]).toBe(texts[1]);
  await inspect();
});
