import { expect, test } from './fixtures.ts';
import { ownTicket } from './open-agency.ts';
import { closeSheet, formOf, sheetOf } from './pages/sheet.ts';
import { logIn, signIn } from './pages/sign-in.ts';

test('an administrator invites a colleague, who chooses a password and works', async ({
  page,
  words,
  inspect,
  watch,
  portal,
  browserName,
}, test) => {
  const name = `colleague.${test.project.name}.${browserName}`;
  const button = (message: string) => page.getByRole('button', { name: words.say(message), exact: true });
  const field = (label: string) => page.getByLabel(words.say(label), { exact: true });
  await signIn(page, words, 'harbour.admin');
  await page.goto('/users');
  await inspect();

  await button('Invite a user').click();
  await field('Username').fill(name);
  await field('Email').fill('not an address');
  await field('Name').fill('New colleague');
  await button('Send the invitation').click();
  await expect(formOf(page).getByText(words.field('invalidEmail')).first()).toBeVisible();
  await field('Email').fill(`${name}@example.com`);
  await inspect();
  await button('Send the invitation').click();
  const row = page.getByRole('button', { name: new RegExp(name) });
  await expect(row).toContainText(words.say('Invited'));

  await button('Sent emails').click();
  const mail = sheetOf(page)
    .getByText(/\/password#/)
    .first();
  await expect(mail).toContainText(name);
  // Only the colleague may read the link.
  expect(await mail.innerText()).not.toMatch(/password#[\w-]/);
  // Overflowing content can be scrolled by keys, too.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width, height: 280 });
  await inspect();
  await page.setViewportSize({ width, height });
  await closeSheet(page);

  watch.expect(/^400 POST .*base\/v2\/password/, /Failed to load resource/);
  // The colleague's device has no session. Without a running app, nothing writes it again.
  await page.goto('/config.json');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/password#${await ownTicket(portal, `${name}@example.com`)}`);
  await field('New password').fill('password1');
  await field('New password once more').fill('password1');
  await button('Choose this password').click();
  await expect(page.getByText(words.field('passwordCommon'))).toBeVisible();
  await inspect();
  await field('New password').fill('Sunrise-42');
  await field('New password once more').fill('Sunrise-42');
  await button('Choose this password').click();
  await expect(page.getByText(words.say('Your password is set'))).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: words.say('Log in') })
    .click();
  await logIn(page, words, name, 'Sunrise-42');
  await page.waitForURL((url) => url.pathname === '/flight/booking');
});
