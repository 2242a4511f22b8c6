import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { OutboxPage, orderWithoutRemarks, remarksOf } from './pages/outbox-page.ts';
import { logIn, signIn } from './pages/sign-in.ts';

test.beforeEach(({ portal }) => portal.sql('truncate table drafts cascade'));

test('a remark that is typed and not added yet outlives a reload, a closed tab and a log-out, for nobody but its writer', async ({
  page,
  context,
  portal,
  words,
  inspect,
}) => {
  const id = await orderWithoutRemarks(portal);
  await signIn(page, words, 'harbour.op');
  const outbox = new OutboxPage(page, words);
  await outbox.openOrder(id);
  const field = outbox.newRemark;
  await field.fill('Half a thought');
  await page.reload();
  await expect(field).toHaveValue('Half a thought');
  expect(await remarksOf(portal, id)).toEqual([]);

  await test.step('it is there in another tab, and after the app was closed', async () => {
    const tab = new OutboxPage(await context.newPage(), words);
    await tab.openOrder(id);
    await expect(tab.newRemark).toHaveValue('Half a thought');
    await tab.newRemark.fill('A whole thought');
    await expect(field).toHaveValue('Half a thought');
    await expect.poll(() => typedOnDevice(tab.page)).toContain('A whole thought');
    await tab.page.close();
  });

  await test.step('what two tabs typed is both kept, and either is gone on with', async () => {
    await field.fill('Another thought');
    const other = page.getByRole('list', { name: words.say('Also typed here and not saved') });
    await expect(other.getByText('A whole thought')).toBeVisible();
    await inspect();
    await other.getByRole('button', { name: words.say('Go on with this one') }).click();
    await expect(field).toHaveValue('A whole thought');
    await expect(other.getByText('Another thought')).toBeVisible();
    await other.getByRole('button', { name: words.say('Discard'), exact: true }).click();
    await expect(other).toHaveCount(0);
  });

  await test.step('a log-out asks, and locks it up', async () => {
    await outbox.logOut();
    await expect(page.getByText(words.say('What about what is not saved?'))).toBeVisible();
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

/** What lies typed and readable on this device, in its store and in this tab. */
function typedOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('interline-drafts');
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    const store = opening.result.transaction('kv').objectStore('kv');
    const reading = store.getAll(IDBKeyRange.bound('typed/', 'typed0'));
    await new Promise((done) => {
      reading.onsuccess = done;
    });
    opening.result.close();
    const inTab = Object.keys(sessionStorage).filter((key) => key.startsWith('interline.typed.'));
    return [...reading.result.map(({ text }) => String(text)), ...inTab];
  });
}
