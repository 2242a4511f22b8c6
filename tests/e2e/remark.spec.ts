import { expect, test } from './fixtures.ts';
import { OutboxPage, orderWithoutRemarks, remarksOf } from './pages/outbox-page.ts';
import { logIn, signIn } from './pages/sign-in.ts';

test.beforeEach(({ portal }) => portal.sql('truncate table drafts cascade'));

test('a remark that is typed and not added yet outlives a reload, for nobody but its writer', async ({
  page,
  portal,
  words,
}) => {
  const id = await orderWithoutRemarks(portal);
  await signIn(page, words, 'harbour.op');
  const outbox = new OutboxPage(page, words);
  await outbox.openOrder(id);
  const field = page.getByLabel(words.say('New remark'));
  await field.fill('Half a thought');
  await page.reload();
  await expect(field).toHaveValue('Half a thought');
  expect(await remarksOf(portal, id)).toEqual([]);
  await outbox.logOut();
  await page.getByText(words.say('You have logged out.')).waitFor();
  await logIn(page, words, 'harbour.op');
  await page.waitForURL('**/flight/booking');
  await outbox.openOrder(id);
  await expect(field).toHaveValue('');
});
