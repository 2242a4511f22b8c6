import { Agent, PASSWORD } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { addOperator } from './open-agency.ts';
import { sheetOf } from './pages/sheet.ts';
import { signIn } from './pages/sign-in.ts';
import { isInstalled } from './pages/worker.ts';
import { NO_NETWORK } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

test.afterEach(async ({ portal }) => {
  await portal.sql(
    `update users set config = config || '{"countries": [], "dateFormat": "yyyy-MM-dd"}' where username = 'harbour.op'`,
  );
});

test('the chosen date format shows at once, offline too, and is on the server later', async ({
  page,
  context,
  portal,
  words,
  watch,
  inspect,
}) => {
  watch.expect(NO_NETWORK);
  await signIn(page, words, 'harbour.op');
  await isInstalled(page);
  await page.goto('/profile');
  await context.setOffline(true);
  const formats = page.getByRole('radiogroup', { name: words.say('Date format') });
  await expect(formats.getByRole('radio', { name: '2026-12-31' })).toBeChecked();
  await formats.getByRole('radio', { name: '31/12/2026' }).check();
  await expect(formats.getByRole('radio', { name: '31/12/2026' })).toBeChecked();
  await expect(page.getByText(words.say('Waiting to be sent'), { exact: true })).toHaveCount(1);
  await inspect();
  await context.setOffline(false);
  const kept = () => portal.sql(`select config->>'dateFormat' as format from users where username = 'harbour.op'`);
  await expect.poll(kept).toEqual([{ format: 'dd/MM/yyyy' }]);
  await page.goto('/travellers');
  await page.getByRole('button', { name: words.say('Add a traveller'), exact: true }).click();
  const birthday = page.getByLabel(words.say('Date of birth'), { exact: true });
  await birthday.fill('1985-03-14');
  await birthday.blur();
  await expect(birthday).toHaveValue('14/03/1985');
});

test('two countries chosen faster than the device writes are both kept', { tag: '@long' }, async ({
  page,
  portal,
  words,
}) => {
  await signIn(page, words, 'harbour.op');
  await page.goto('/profile');
  const countries = page.getByRole('combobox', { name: words.say('Add a country'), exact: true });
  await expect(countries).toBeVisible();
  // No tab writes while another one holds this lock.
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        const writing = (lock: unknown) =>
          new Promise<void>((release) => {
            window.addEventListener('pagehide', () => release(), { once: true });
            document.addEventListener('let-go', () => release(), { once: true });
            if (lock) held();
          });
        void navigator.locks.request('interline-outbox', writing);
      }),
  );
  for (const code of ['MYS', 'SGP']) {
    await countries.fill(code);
    await expect(page.getByRole('option').first()).toContainText(code.slice(0, 2));
    await countries.press('Enter');
    await expect(countries).toHaveValue('');
  }
  await page.evaluate(() => document.dispatchEvent(new Event('let-go')));
  const kept = () => portal.sql(`select config->'countries' as codes from users where username = 'harbour.op'`);
  await expect.poll(kept).toEqual([{ codes: ['MY', 'SG'] }]);
});

test('favourite countries are chosen under Account and stand first where a country is chosen', {
  tag: '@long',
}, async ({ page, portal, words, inspect }) => {
  await signIn(page, words, 'harbour.op');
  await page.goto('/profile');
  const countries = page.getByRole('combobox', { name: words.say('Add a country'), exact: true });
  for (const code of ['MYS', 'SGP']) {
    await countries.fill(code);
    await expect(page.getByRole('option').first()).toContainText(code.slice(0, 2));
    await countries.press('Enter');
  }
  await expect(countries).toHaveValue('');
  const kept = () => portal.sql(`select config->'countries' as codes from users where username = 'harbour.op'`);
  await expect.poll(kept).toEqual([{ codes: ['MY', 'SG'] }]);
  await inspect();
  await page.goto('/travellers');
  await page.getByRole('button', { name: words.say('Add a traveller'), exact: true }).click();
  const nationality = page.getByRole('combobox', { name: words.say('Nationality'), exact: true });
  await nationality.click();
  const offered = page.getByRole('listbox', { name: words.say('Nationality') }).getByRole('option');
  await expect(offered).toHaveText([/MY$/, /SG$/]);
  await inspect();
  await offered.last().click();
  await expect(nationality).not.toHaveValue('');
  await expect(offered).toHaveCount(0);
});

test('a user signs out another device, and a new password has to be typed twice alike', { tag: '@long' }, async ({
  page,
  portal,
  words,
  inspect,
}) => {
  const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
  const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
  await portal.sql(`delete from sessions where user_id = (select id from users where username = 'quay.op')`);
  await signIn(page, words, 'quay.op');
  const other = await Agent.signIn(portal.url, 'quay.op');
  await page.goto('/profile');
  await page.getByRole('link', { name: words.say('Password, devices and picture') }).click();
  const here = page.getByRole('listitem').filter({ hasText: words.say('This device') });
  await expect(here).toContainText(words.pattern('{name} on {system}'));
  await field('Current password').fill('whatever');
  await field('New password').fill('Sunrise-42');
  await field('New password once more').fill('Sunrise-43');
  await button('Change the password').click();
  await expect(page.getByText(words.say('The two passwords are not the same'), { exact: true })).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: words.pattern('Log out device: {device}, {from}') }).click();
  await expect(page.getByText(words.say('Device logged out'), { exact: true })).toBeVisible();
  expect((await other.ask('me', {})).status).toBe(401);
});

test(
  'a user leaves for good, knowing the password',
  { tag: '@long' },
  async ({ page, portal, words, watch, inspect }, test) => {
    const name = `leaving.${test.project.name}`;
    const deletion = { name: words.say('Delete the account'), exact: true };
    await addOperator(portal, await Agent.signIn(portal.url, 'harbour.admin'), name);
    await signIn(page, words, name);
    await page.goto('/profile/security');
    const card = page.locator('section', { has: page.getByRole('heading', deletion) });
    await card.getByRole('button', deletion).click();
    await sheetOf(page).getByRole('button', deletion).click();
    watch.expect(/^400 DELETE .*base\/v2\/me/, /Failed to load resource/);
    const password = card.getByLabel(words.say('Current password'), { exact: true });
    await password.fill('not the password');
    await card.getByRole('button', deletion).click();
    await expect(card.getByText(words.field('passwordWrong'))).toBeVisible();
    await inspect();
    await password.fill(PASSWORD);
    await card.getByRole('button', deletion).click();
    await expect(page.getByText(words.say('Your account has been deleted.'), { exact: true })).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await new Agent(portal.url).ask('login', { username: name, password: PASSWORD })).status).toBe(401);
  },
);
