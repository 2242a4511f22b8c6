import { OutboxPage, orderWithoutRemarks, remarksOf } from '../pages/outbox-page.ts';
import { sheetOf } from '../pages/sheet.ts';
import { signIn } from '../pages/sign-in.ts';
import { NO_NETWORK } from '../watch.ts';
import { expect, test } from './fixtures.ts';

// A worker would send by the real clock.
test.use({ serviceWorkers: 'block' });

test('a device that was away for long asks before it sends once more what may have arrived', { tag: '@long' }, async ({
  page,
  context,
  portal,
  words,
  watch,
  inspect,
}) => {
  watch.expect(NO_NETWORK);
  await page.clock.install();
  const id = await orderWithoutRemarks(portal);
  await signIn(page, words, 'harbour.op');
  const outbox = new OutboxPage(page, words);
  await outbox.openOrder(id);
  await page.route('**/remarks', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await outbox.addRemark('Answered into the void');
  await expect.poll(() => remarksOf(portal, id)).toEqual(['Answered into the void']);
  await context.setOffline(true);
  await outbox.addRemark('Written on the way');
  await outbox.remark('Written on the way').waitFor();
  await page.unrouteAll({ behavior: 'wait' });

  await page.clock.setSystemTime(Date.now() + 100 * 86_400_000);
  await portal.sql('delete from idempotency_keys');
  await context.setOffline(false);
  await expect.poll(() => remarksOf(portal, id)).toEqual(['Answered into the void', 'Written on the way']);
  await outbox.open();
  await expect(outbox.items).toHaveCount(1);
  await expect(outbox.items).toContainText(words.say('Needs your decision'));
  await expect(outbox.button('Send again')).toBeVisible();
  await inspect();
  await outbox.button('Discard').click();
  await sheetOf(page)
    .getByRole('button', { name: words.say('Do not send it again'), exact: true })
    .click();
  await expect(page.getByText(words.say('No unsent changes'))).toBeVisible();
  expect(await remarksOf(portal, id)).toEqual(['Answered into the void', 'Written on the way']);
});
