import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { OutboxPage, orderWithoutRemarks, remarksOf } from './pages/outbox-page.ts';
import { logIn, signIn } from './pages/sign-in.ts';
import { keysOf } from './torture/device.ts';

test.beforeEach(({ portal }) => portal.sql('truncate table drafts cascade'));

test('a remark that is typed and not added yet outlives a reload, a closed tab and a log-out, for nobody but its writer', {
  tag: '@long',
}, async ({ page, context, portal, words, inspect }) => {
  const id = await orderWithoutRemarks(portal);
  await signIn(page, words, 'harbour.op');
  const outbox = new OutboxPage(page, words);
  await outbox.openOrder(id);
  const field = outbox.newRemark;
  await field.fill('Half a thought');
  await page.reload();
  await expect(field).toHaveValue('Half a thought');
  expect(await remarksOf(portal, id)).toEqual([]);

  await test.step('it is there in another tab, both show the same at once, and it outlives the tab', async () => {
    const tab = new OutboxPage(await context.newPage(), words);
    await tab.openOrder(id);
    await expect(tab.newRemark).toHaveValue('Half a thought');
    await tab.newRemark.fill('A whole thought');
    await expect(field).toHaveValue('A whole thought');
    await field.press('End');
    await field.pressSequentially(' of both');
    await expect(tab.newRemark).toHaveValue('A whole thought of both');
    await tab.page.close();
    await page.reload();
    await expect(field).toHaveValue('A whole thought of both');
    await field.fill('A whole thought');
    await inspect();
  });

  await test.step('a log-out asks, and locks it up', async () => {
    await outbox.logOut();
    await expect(page.getByText(words.say('What should happen to unsaved entries?'))).toBeVisible();
    const [what] = words.say('Typed and not saved: {typed}.').split('{typed}');
    await expect(page.getByText(`${what}${words.say('Remarks')}`)).toBeVisible();
    await inspect();
    await outbox.answer('Keep them locked');
    await page.getByText(words.say('You have logged out.')).waitFor();
    expect(await typedOnDevice(page)).toEqual([]);
    await logIn(page, words, 'harbour.admin');
    await page.waitForURL('**/flight/booking');
    await outbox.openOrder(id);
    await expect(outbox.newRemark).toHaveValue('');
    await outbox.logOut();
    await page.getByText(words.say('You have logged out.')).waitFor();
  });

  await test.step('it opens for its writer, and is gone once it is added', async () => {
    await logIn(page, words, 'harbour.op');
    await page.waitForURL('**/flight/booking');
    await outbox.openOrder(id);
    await expect(outbox.newRemark).toHaveValue('A whole thought');
    await outbox.button('Add remark').click();
    await expect.poll(() => remarksOf(portal, id)).toEqual(['A whole thought']);
    await page.reload();
    await outbox.newRemark.waitFor();
    await expect.poll(() => typedOnDevice(page)).toEqual([]);
    await expect(outbox.newRemark).toHaveValue('');
  });
  await portal.sql(`delete from order_timeline where order_id = $1 and kind = 'note'`, [id]);
});

/** The places of the typed text saved on this device. */
async function typedOnDevice(page: Page): Promise<string[]> {
  return (await keysOf(page, 'interline-drafts')).filter((key) => key.startsWith('typed/'));
}
