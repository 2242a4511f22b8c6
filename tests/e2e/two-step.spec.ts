import { stepAt, totpOf } from '../../src/server/crypto/totp.ts';
import { PASSWORD } from './agent.ts';
import { expect, test } from './fixtures.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { consoleLineOf } from './watch.ts';

test('a user switches two-step log-in on, logs in with a code, and off again', async ({
  page,
  words,
  inspect,
  watch,
}) => {
  watch.expect(consoleLineOf(401), /401 POST .*\/login/);
  await signIn(page, words, 'quay.fin', '/bills/statements');
  await page.goto('/profile/security');
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: words.say('Two-step log-in'), exact: true }),
  });
  await card.getByRole('button', { name: words.say('Set up two-step log-in') }).click();
  await card.getByLabel(words.say('Current password')).fill(PASSWORD);
  await card.getByRole('button', { name: words.say('Continue') }).click();
  const secret = ((await card.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
  await inspect();
  const now = () => stepAt(new Date());
  await card.getByLabel(words.say('Six-digit code')).fill(totpOf(secret, now()));
  await card.getByRole('button', { name: words.say('Switch on') }).click();
  const recovery = (await card.getByRole('listitem').first().textContent()) ?? '';
  await inspect();
  await card.getByRole('button', { name: words.say('I have saved them') }).click();
  await expect(card.getByText(words.say('On'), { exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await logIn(page, words, 'quay.fin');
  await expect(page.getByText(words.refusal('secondFactorRequired'))).toBeVisible();
  await inspect();
  await page.getByLabel(words.say('Verification code')).fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bills\/statements/);

  await page.goto('/profile/security');
  await card.getByRole('button', { name: words.say('Switch off') }).click();
  await card.getByLabel(words.say('Current password')).fill(PASSWORD);
  await card.getByRole('button', { name: words.say('Switch off') }).click();
  await expect(card.getByRole('button', { name: words.say('Set up two-step log-in') })).toBeVisible();
});
