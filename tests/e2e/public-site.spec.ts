import { expect, test } from './fixtures.ts';
import { consoleLineOf } from './watch.ts';

const PAGES = ['/', '/about', '/terms', '/privacy', '/?enquiry=true'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('visitors read every public page, and send an enquiry', async ({
    page,
    words,
    watch,
    inspectWithoutScripts,
  }) => {
    // Scripts the page would load; and the form, sent empty and faster than a person could.
    watch.expect(/^csp GET .*\/assets\//, /^4(00|29) POST .*\/\?enquiry=true$/, consoleLineOf(400), consoleLineOf(429));
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: words.say('Log in') }).first()).toBeVisible();
    }
    await page.goto('/');
    await inspectWithoutScripts();
    await page
      .getByRole('link', { name: words.say('Send an enquiry') })
      .first()
      .click();
    const field = (label: string) => page.getByLabel(words.say(label));
    const submit = page.getByRole('button', { name: words.say('Submit'), exact: true });
    await submit.click();
    await expect(page.getByText(words.field('enquiryName'))).toBeVisible();
    await expect(page.getByText(words.field('enquiryReach'))).toBeVisible();
    await inspectWithoutScripts();
    await field('Title').fill('Ms Lin');
    await field('Country').selectOption('HK');
    await field('Email').fill('lin@example.com');
    await field('Others or remarks').fill('API please');
    await expect(async () => {
      await submit.click();
      await expect(page.getByRole('status')).toContainText(words.say('Submitted'), { timeout: 2_500 });
    }).toPass();
    await page.getByRole('link', { name: '繁體' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  });
});

test('a visitor with scripts gets the portal in the place of the page, with what wins a partner', {
  tag: '@long',
}, async ({ page, words, inspect }) => {
  await page.goto('/?lang=zh-tw');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await page.goto('/');
  await expect(page.locator('#page')).toHaveCount(0);
  await expect(page.getByLabel(words.say('Username'), { exact: true })).toBeVisible();
  await page.getByRole('region', { name: words.say('Work with us'), exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: words.say('Four ways to work together') })).toBeVisible();
  await inspect();
});
